import { useEffect } from 'react'

/** The landing page is served as a page of its own: whoever comes to its address from within the app is taken there. */
export function LeaveForLanding() {
  useEffect(() => window.location.reload(), [])
  return null
}
