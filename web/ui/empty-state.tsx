import type { ReactNode } from 'react'

type EmptyStateProps = { icon?: ReactNode; title: string; text?: ReactNode; action?: ReactNode }

/** What will stand here, and the one thing to do so that it does. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {icon !== undefined && (
        <span className="mb-4 flex size-11 items-center justify-center rounded-full bg-brand-wash text-brand-ink">
          {icon}
        </span>
      )}
      <p className="text-base font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-[52ch] text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}
