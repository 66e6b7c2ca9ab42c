import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'

export type Behind = { from: string; to: string; bought?: 'yes' | 'no'; flag?: 'any' | 'open' }

/** Leads from a figure to the conversations behind it. Stands above the link of a card that it is part of. */
export function BehindLink({ behind, children }: { behind: Behind; children: ReactNode }) {
  return (
    <Link
      to={paths.qualityConversations}
      search={behind}
      className="relative z-10 rounded-sm underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid"
    >
      {children}
    </Link>
  )
}
