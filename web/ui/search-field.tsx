import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

type SearchFieldProps = Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onKeyDown' | 'className'> & {
  /** Read out, not shown. */
  label: string
  value: string
  onChange: (text: string) => void
  /** Told after `onChange` when the button empties the field, for a search that waits for typing to rest. */
  onClear?: () => void
}

/** Words to search for, with a button that empties the field. */
export function SearchField({ label, value, onChange, onClear, className, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    onClear?.()
    field.current?.focus()
  }
  return (
    <div className={classNames('relative min-w-0', className)}>
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
      />
      <input
        {...rest}
        ref={field}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'h-9 w-full rounded-lg border border-line-strong bg-surface pl-9 text-sm text-ellipsis text-ink placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden',
          value === '' ? 'pr-3' : 'pr-10 pointer-coarse:pr-12',
        )}
      />
      {value !== '' && (
        <IconButton label="Clear the search" className="absolute inset-y-0 right-0 my-auto" onClick={clear}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
