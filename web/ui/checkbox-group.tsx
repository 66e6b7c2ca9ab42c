import { CheckboxField } from './field.tsx'

type CheckboxGroupProps<T extends string> = {
  legend: string
  options: readonly { value: T; label: string; hint?: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** Several of a few, each with a box of its own. */
export function CheckboxGroup<T extends string>({ legend, options, chosen, onChange }: CheckboxGroupProps<T>) {
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <CheckboxField
          key={value}
          label={label}
          {...(hint !== undefined && { hint })}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </fieldset>
  )
}
