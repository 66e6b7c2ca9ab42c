import type { ComponentProps } from 'react'
import { US_STATES } from '#contract/us-states.ts'
import { SelectField } from '#web/ui/field.tsx'

/** One of the 50 states by name. */
export function StateField(props: ComponentProps<typeof SelectField>) {
  return (
    <SelectField {...props}>
      <option value="">Select a state</option>
      {US_STATES.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
