import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import type { createRoot } from 'react-dom/client'
import { Notices } from './look/Notice.tsx'
import { applyOnTheWay, register } from './offline/registration.ts'
import type { openRouter } from './routes.tsx'

/** Puts the page of this address, and all those that one goes to from there, where the name of the house was. */
export function show(rootOf: typeof createRoot, queries: QueryClient, router: ReturnType<typeof openRouter>): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root.')
  // In slices, so that the page can be touched while it is being made.
  startTransition(() =>
    rootOf(root).render(
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
  setTimeout(() => void register(), 4000)
  // A new version takes over between two pages, never in the middle of one.
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) applyOnTheWay(toLocation.href)
  })
}
