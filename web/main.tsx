import '@fontsource/im-fell-english-sc/latin-400.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './look/tokens.css'
import './look/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Notices } from './look/Notice.tsx'
import { applyOnTheWay, register } from './offline/registration.ts'
import { openRouter } from './routes.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: 1 } } })
const router = openRouter(queries)
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')

// In slices, so that the page can be touched while it is being made.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Notices>
          <RouterProvider router={router} />
        </Notices>
      </QueryClientProvider>
    </StrictMode>,
  ),
)

// What is kept for a day without network can wait until the page stands.
addEventListener('load', () => setTimeout(() => void register(), 3000))
// A new version takes over between two pages, never in the middle of one.
router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
  if (pathChanged) applyOnTheWay(toLocation.href)
})
