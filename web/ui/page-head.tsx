import type { ReactNode } from 'react'

type PageHeadProps = { title: string; subtitle?: ReactNode; badge?: ReactNode; actions?: ReactNode }

/** The head of a screen: its name, one line on what it is for, and what acts on all of it. */
export function PageHead({ title, subtitle, badge, actions }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-lg font-semibold tracking-tight sm:text-2xl">{title}</h1>
          {badge}
        </div>
        {subtitle !== undefined && <p className="mt-1 text-ink-soft">{subtitle}</p>}
      </div>
      {actions}
    </div>
  )
}
