import { type ReactNode, useId } from 'react'
import { type Choices, choiceList } from '#web/lib/choices.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/field.tsx'

type BuilderSectionProps = { title: string; note?: ReactNode; children: ReactNode }

/** One titled part of a step. */
export function BuilderSection({ title, note, children }: BuilderSectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="p-5 sm:p-6">
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      {note !== undefined && <p className="mt-0.5 text-xs text-ink-soft">{note}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </Card>
  )
}

/** A part that most people never open. */
export function MoreSection({ title, note, children }: BuilderSectionProps) {
  return (
    <Card>
      <details className="group">
        <summary className="cursor-pointer rounded-card px-5 py-4 font-semibold sm:px-6">
          {title}
          {note !== undefined && <span className="mt-0.5 block text-xs font-normal text-ink-soft">{note}</span>}
        </summary>
        <div className="space-y-5 px-5 pb-6 sm:px-6">{children}</div>
      </details>
    </Card>
  )
}

type ChoiceFieldProps<T extends string> = {
  label: string
  hint?: string
  choices: Choices<T>
  value: T
  onChange: (value: T) => void
}

/** A value of a closed list. */
export function ChoiceField<T extends string>({ choices, value, onChange, ...rest }: ChoiceFieldProps<T>) {
  const options = choiceList(choices)
  return (
    <SelectField
      {...rest}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** A value that is usually one of a list; another one that was saved before stays selectable. */
export function OpenChoiceField({ choices, value, ...rest }: ChoiceFieldProps<string>) {
  const all = value in choices ? choices : { ...choices, [value]: value.replaceAll('_', ' ') }
  return <ChoiceField {...rest} choices={all} value={value} />
}
