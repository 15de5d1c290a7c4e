import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { Lost, Wrecked } from './pages/Lost.tsx'

interface Context {
  readonly queries: QueryClient
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: Lost,
})

const page = <const Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

/** For those who carry on: only `npm run dev` has them. What Vite builds knows none of these addresses. */
const doors = import.meta.env.DEV
  ? ([
      createRoute({
        ...page('/dev'),
        component: lazyRouteComponent(() => import('./dev/WorkshopPage.tsx'), 'WorkshopPage'),
      }),
      createRoute({
        ...page('/dev/$game'),
        component: lazyRouteComponent(() => import('./dev/GalleryPage.tsx'), 'GalleryPage'),
      }),
      createRoute({
        ...page('/dev/failures/$file'),
        component: lazyRouteComponent(() => import('./dev/FailurePage.tsx'), 'FailurePage'),
      }),
      createRoute({
        ...page('/dev/$game/$name'),
        component: lazyRouteComponent(() => import('./dev/RecordPage.tsx'), 'RecordPage'),
      }),
    ] as const)
  : ([] as const)

/** The pages by address, each with a script of its own. */
const tree = root.addChildren([
  createRoute({
    ...page('/'),
    component: lazyRouteComponent(() => import('./pages/front/FrontPage.tsx'), 'FrontPage'),
  }),
  createRoute({
    ...page('/play/$game'),
    component: lazyRouteComponent(() => import('./pages/play/PlayPage.tsx'), 'PlayPage'),
  }),
  createRoute({
    ...page('/t/$id'),
    component: lazyRouteComponent(() => import('./pages/table/TablePage.tsx'), 'TablePage'),
  }),
  createRoute({
    ...page('/t/$id/room'),
    component: lazyRouteComponent(() => import('./pages/room/RoomPage.tsx'), 'RoomPage'),
  }),
  createRoute({
    ...page('/here/$id'),
    component: lazyRouteComponent(() => import('./pages/here/HerePage.tsx'), 'HerePage'),
  }),
  createRoute({
    ...page('/replay/$id'),
    component: lazyRouteComponent(() => import('./pages/replay/ReplayPage.tsx'), 'ReplayPage'),
  }),
  createRoute({
    ...page('/learn/$game'),
    component: lazyRouteComponent(() => import('./pages/learn/LearnPage.tsx'), 'LearnPage'),
  }),
  createRoute({
    ...page('/rules/$game'),
    component: lazyRouteComponent(() => import('./pages/rules/RulesPage.tsx'), 'RulesPage'),
  }),
  createRoute({
    ...page('/settings'),
    component: lazyRouteComponent(() => import('./pages/settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
  createRoute({
    ...page('/me'),
    component: lazyRouteComponent(() => import('./pages/profile/MePage.tsx'), 'MePage'),
  }),
  createRoute({
    ...page('/admin'),
    component: lazyRouteComponent(() => import('./pages/admin/AdminPage.tsx'), 'AdminPage'),
  }),
  ...doors,
])

export function openRouter(queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queries },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: Wrecked,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
}
