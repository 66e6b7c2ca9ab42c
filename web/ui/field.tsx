import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Select } from './select.tsx'

type FieldProps = { label: string; hint?: ReactNode; error?: string; required?: boolean }
type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

/** A label over a control, with a hint and an error that are read out with it. */
export function Field({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {required && <span className="font-normal text-ink-soft"> (required)</span>}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {note !== undefined && (
        <p
          id={noteId}
          className={classNames(
            'mt-1.5 flex items-center gap-1.5 text-xs',
            error === undefined ? 'text-ink-soft' : 'text-bad-ink',
          )}
        >
          {error !== undefined && <CircleAlert size={13} aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, required, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, required }}>
      {(wiring) => <input {...rest} {...wiring} className={classNames(CONTROL, 'h-10')} />}
    </Field>
  )
}

/** Grows with what is written in it, from `rows` on. */
export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, hint, error, required, rows = 3, ...rest } = props
  const style = { minHeight: `${rows * 1.25 + 1.125}rem` }
  return (
    <Field {...{ label, hint, error, required }}>
      {(wiring) => (
        <textarea
          {...{ rows, style }}
          {...rest}
          {...wiring}
          className={classNames(CONTROL, 'field-sizing-content max-h-96 py-2')}
        />
      )}
    </Field>
  )
}

export function SelectField({ label, hint, error, required, ...rest }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, required }}>{(wiring) => <Select {...rest} {...wiring} className="h-10" />}</Field>
  )
}

type CheckboxFieldProps = ComponentProps<'input'> & { label: ReactNode; hint?: string; error?: string }

export function CheckboxField({ label, hint, error, ...rest }: CheckboxFieldProps) {
  const noteId = useId()
  const note = error ?? hint
  return (
    <div className="pointer-coarse:-my-1">
      <label className="flex items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:py-3">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
          className="mt-0.5 size-4 shrink-0 accent-brand-ink"
        />
        <span>{label}</span>
      </label>
      {note !== undefined && (
        <p
          id={noteId}
          className={classNames(
            'mt-1 pl-7 text-xs pointer-coarse:-mt-1.5 pointer-coarse:mb-2',
            error === undefined ? 'text-ink-soft' : 'text-bad-ink',
          )}
        >
          {note}
        </p>
      )}
    </div>
  )
}

const CONTROL =
  'w-full rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink placeholder:text-ink-soft disabled:opacity-60 aria-invalid:border-bad'
