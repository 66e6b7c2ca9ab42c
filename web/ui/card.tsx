import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames('rounded-card border border-line bg-surface', className)} />
}

type CardHeadProps = { title: ReactNode; note?: ReactNode; actions?: ReactNode; id?: string }

/** The title line of a card: what it shows, a note below, actions at the right. */
export function CardHead({ title, note, actions, id }: CardHeadProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap justify-between gap-x-6 gap-y-3 px-5 pt-4 pb-3 sm:px-6',
        note === undefined ? 'items-center' : 'items-start',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {note !== undefined && <p className="mt-0.5 max-w-[92ch] text-xs text-ink-soft">{note}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('px-5 pb-5 sm:px-6', className)} />
}
