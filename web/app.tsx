import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createQueryClient } from '#web/lib/query-client.ts'
import { SessionProvider, session } from '#web/lib/session.tsx'
import { ThemeProvider } from '#web/lib/theme.tsx'
import { createAppRouter } from '#web/routes.tsx'

/** The web app, at the address that the window shows. */
export function App() {
  const [{ queryClient, router }] = useState(() => {
    const queryClient = createQueryClient()
    return { queryClient, router: createAppRouter(queryClient) }
  })
  useEffect(
    () =>
      // What one person saw must not be there for the next.
      session.subscribe(() => {
        if (session.current() === null) queryClient.clear()
      }),
    [queryClient],
  )
  return (
    <ThemeProvider>
      <SessionProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </ThemeProvider>
  )
}
