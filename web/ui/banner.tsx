import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  notice: { box: 'border-accent/50 bg-accent-wash', icon: 'text-accent-ink' },
  alarm: { box: 'border-bad/50 bg-bad-wash', icon: 'text-bad-ink' },
} as const

/** A line above the page that stays until its cause is gone. */
export function Banner({
  icon,
  tone = 'notice',
  children,
}: {
  icon: ReactNode
  tone?: keyof typeof TONES
  children: ReactNode
}) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2.5 text-ink sm:px-6 print:hidden',
        TONES[tone].box,
      )}
    >
      <span className={TONES[tone].icon}>{icon}</span>
      {children}
    </div>
  )
}
