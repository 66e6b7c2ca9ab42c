import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/lib/query-client.ts'
import { SessionProvider, session } from '#web/lib/session.tsx'
import { takeSignInReturn } from '#web/lib/sign-in-return.ts'
import { ThemeProvider } from '#web/lib/theme.tsx'
import { paths } from '#web/paths.ts'
import { createAppRouter } from '#web/routes.tsx'
import '#web/styles.css'

takeSignInReturn(paths.login)

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

// What one person saw must not be there for the next.
session.subscribe(() => {
  if (session.current() === null) queryClient.clear()
})

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root element')
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <SessionProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </ThemeProvider>
  </StrictMode>,
)
