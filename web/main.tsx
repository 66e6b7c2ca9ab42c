import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { takeSignInReturn } from '#web/lib/sign-in-return.ts'
import { paths } from '#web/paths.ts'
import '#web/styles.css'

takeSignInReturn(paths.login)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root element')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
