import type { ReactNode } from 'react'
import { type Choices, choiceList } from '#web/lib/choices.ts'
import { SelectField } from './field.tsx'

type ChoiceFieldProps<T extends string> = {
  label: string
  hint?: ReactNode
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
