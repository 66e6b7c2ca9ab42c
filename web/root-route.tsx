import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ToastRegion } from '#web/ui/toast.tsx'

type Context = { queryClient: QueryClient }

export const rootRoute = createRootRouteWithContext<Context>()({
  component: () => (
    <>
      <Outlet />
      <ToastRegion />
    </>
  ),
})
