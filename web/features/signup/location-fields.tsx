import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { FieldErrors, Location } from '#contract/signup-rules.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { StateField } from './state-field.tsx'

const MAX_LOCATIONS = 50

type LocationFieldsProps = {
  locations: Location[]
  errors: FieldErrors
  /** With the path of the row that was edited; all rows where one came or went. */
  onChange: (locations: Location[], path: string) => void
}

/** Further shops of the business: rows of city and state. */
export function LocationFields({ locations, errors, onChange }: LocationFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (at: number, changes: Partial<Location>) =>
    onChange(
      locations.map((row, index) => (index === at ? { ...row, ...changes } : row)),
      `additionalLocations.${at}`,
    )
  const remove = (at: number) => {
    onChange(
      locations.filter((_, index) => index !== at),
      'additionalLocations',
    )
    addButton.current?.focus()
  }
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Additional locations (optional)</legend>
      <div className="space-y-4">
        {locations.map((location, index) => (
          <LocationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            key={index}
            number={index + 1}
            location={location}
            error={errors[`additionalLocations.${index}`]}
            onChange={(changes) => change(index, changes)}
            onRemove={() => remove(index)}
          />
        ))}
        <Button
          ref={addButton}
          size="small"
          disabled={locations.length >= MAX_LOCATIONS}
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => onChange([...locations, { city: '', state: '' }], 'additionalLocations')}
        >
          Add location
        </Button>
      </div>
    </fieldset>
  )
}

type LocationRowProps = {
  number: number
  location: Location
  error: string | undefined
  onChange: (changes: Partial<Location>) => void
  onRemove: () => void
}

function LocationRow({ number, location, error, onChange, onRemove }: LocationRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <div className="col-span-2 sm:col-span-1">
        <TextField
          label={`Location ${number} city`}
          value={location.city}
          error={error}
          onChange={(event) => onChange({ city: event.target.value })}
        />
      </div>
      <StateField
        label={`Location ${number} state`}
        value={location.state}
        onChange={(event) => onChange({ state: event.target.value })}
      />
      <IconButton label={`Remove location ${number}`} className="mt-7" onClick={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
