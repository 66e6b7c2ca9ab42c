import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Above the title of a page that lies behind another one: the way back. */
export const BackLink = createLink(BackAnchor)

function BackAnchor({ children, className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-md text-ink-soft hover:text-ink pointer-coarse:min-h-11',
        className,
      )}
    >
      <ArrowLeft size={15} aria-hidden="true" />
      {children}
    </a>
  )
}
