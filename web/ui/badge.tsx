import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'plain' | 'brand' | 'accent' | 'good' | 'middling' | 'bad'

type BadgeProps = { tone?: Tone; icon?: ReactNode; title?: string; children: ReactNode }

/** A word with a colour for its meaning; the word alone must say it. */
export function Badge({ tone = 'plain', icon, title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

const TONES: Record<Tone, string> = {
  plain: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-wash text-brand-ink',
  accent: 'bg-accent-wash text-accent-ink',
  good: 'bg-good-wash text-good-ink',
  middling: 'bg-middling-wash text-middling-ink',
  bad: 'bg-bad-wash text-bad-ink',
}
