import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiError } from '#web/lib/api-error.ts'
import { paths } from '#web/paths.ts'

/** Says why a step did not go through. An address that has an account leads to sign-in. */
export function FormFailure({ failure, children }: { failure: ApiError | null; children?: ReactNode }) {
  if (failure === null) return null
  return (
    <div role="alert" className="flex gap-2.5 rounded-lg border border-bad/40 bg-bad-wash px-3.5 py-3 text-bad-ink">
      <CircleAlert size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p>{failure.message}</p>
        {failure.code === 'conflict' && (
          <Link to={paths.login} className="mt-1 inline-block rounded-sm font-semibold underline underline-offset-4">
            Go to sign-in
          </Link>
        )}
        {children}
      </div>
    </div>
  )
}
