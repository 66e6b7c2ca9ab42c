import type { ReactNode } from 'react'
import { type Weekday, WEEKDAYS } from '#contract/weekdays.ts'
import { US_STATES } from '#contract/us-states.ts'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { HoursFields } from '#web/ui/hours-fields.tsx'
import { HolidayFields } from './holiday-fields.tsx'
import { ParticularFields } from './particular-fields.tsx'
import type { StoreValues } from './store-form-values.ts'
import { toLabel } from './store-form-values.ts'

type StoreFieldsProps = {
  values: StoreValues
  /** By the path of the server's own form: `facts.delivery.zips.0`. */
  faults: Readonly<Record<string, string>>
  edit: (changes: Partial<StoreValues>) => void
}

type TextName = {
  [Name in keyof StoreValues]: StoreValues[Name] extends string ? Name : never
}[keyof StoreValues]

/** Everything that the form of a store shows, part by part. */
export function StoreFields({ values, faults, edit }: StoreFieldsProps) {
  const field = (name: TextName, label: string, path: string) => ({
    label,
    value: values[name],
    error: faultAt(faults, path),
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  })
  return (
    <div className="space-y-8">
      <PlacePart values={values} faults={faults} edit={edit} field={field} />
      <HoursFields
        hours={values.hours}
        errors={hoursFaults(faults)}
        path="hours"
        onChange={(hours) => edit({ hours })}
      />
      <HolidayFields
        holidays={values.holidays}
        error={faultAt(faults, 'holidays')}
        onChange={(holidays) => edit({ holidays })}
      />
      <Part title="Payment">
        <TextAreaField {...field('accepted', 'Accepted', 'payment.accepted')} hint="One a line, such as: cash" />
        <TextAreaField {...field('notAccepted', 'Not accepted', 'payment.not_accepted')} hint="One a line" />
      </Part>
      <Part title="Delivery and pickup">
        <CheckboxField
          label="We deliver"
          checked={values.delivers}
          onChange={(event) => edit({ delivers: event.target.checked })}
        />
        <CheckboxField
          label="Orders can be picked up"
          checked={values.picksUp}
          onChange={(event) => edit({ picksUp: event.target.checked })}
        />
        <div className="sm:col-span-2">
          <TextAreaField
            {...field('zips', 'Delivery ZIP codes', 'delivery.zips')}
            hint="Separate with commas; nobody else is promised delivery"
          />
        </div>
        <TextField {...field('area', 'Delivery area in words', 'delivery.area')} maxLength={300} />
        <TextField {...field('minimumOrder', 'Minimum order ($)', 'delivery.minimum_order')} inputMode="decimal" />
        <TextField {...field('fee', 'Delivery fee ($)', 'delivery.fee')} inputMode="decimal" />
        <TextField {...field('freeOver', 'Free over ($)', 'delivery.free_over')} inputMode="decimal" />
        <TextField
          {...field('readyMinutes', 'Pickup ready in (minutes)', 'pickup.ready_minutes')}
          inputMode="numeric"
        />
      </Part>
      <DealsPart values={values} faults={faults} edit={edit} field={field} />
      <ParticularFields title="Parking" rows={values.parking} onChange={(parking) => edit({ parking })} />
      <ParticularFields
        title="Returns"
        rows={values.return_policy}
        onChange={(return_policy) => edit({ return_policy })}
      />
      <ParticularFields title="Loyalty" rows={values.loyalty} onChange={(loyalty) => edit({ loyalty })} />
      <ParticularFields
        title="Limits and rules"
        rows={values.limits_and_rules}
        onChange={(limits_and_rules) => edit({ limits_and_rules })}
      />
    </div>
  )
}

type PartProps = StoreFieldsProps & {
  field: (
    name: TextName,
    label: string,
    path: string,
  ) => {
    label: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
}

function PlacePart({ values, faults, edit, field }: PartProps) {
  const place = (name: 'street' | 'city' | 'zip', label: string) => ({
    label,
    value: values.address[name],
    error: faultAt(faults, `address.${name}`),
    onChange: (event: { target: { value: string } }) =>
      edit({ address: { ...values.address, [name]: event.target.value } }),
  })
  return (
    <Part title="Place and contact">
      <TextField {...field('name', 'Store name', 'name')} required maxLength={300} />
      <TextField {...place('street', 'Street')} maxLength={300} />
      <TextField {...place('city', 'City')} maxLength={300} />
      <SelectField
        label="State"
        value={values.address.state}
        onChange={(event) => edit({ address: { ...values.address, state: event.target.value } })}
      >
        <option value="">Select a state</option>
        {US_STATES.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField {...place('zip', 'ZIP code')} maxLength={10} />
      <TextField {...field('phone', 'Phone for shoppers', 'phone')} type="tel" maxLength={40} />
      <TextField {...field('email', 'Email for shoppers', 'email')} type="email" maxLength={254} />
      <TextField {...field('minimumAge', 'Minimum age', 'minimum_age')} inputMode="numeric" maxLength={2} />
      <div className="sm:col-span-2">
        <TextAreaField {...field('directions', 'Directions', 'directions')} maxLength={1000} />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField
          {...field('human_handoff', 'How to reach a person', 'human_handoff')}
          hint="What the concierge says when a shopper wants to talk to staff"
          maxLength={1000}
        />
      </div>
    </Part>
  )
}

function DealsPart({ values, faults, edit, field }: PartProps) {
  return (
    <Part title="Deals and taxes">
      {WEEKDAYS.map((day: Weekday) => (
        <TextField
          key={day}
          label={`${toLabel(day)} deal`}
          value={values.daily[day] ?? ''}
          error={faultAt(faults, `deals.daily.${day}`)}
          maxLength={300}
          onChange={(event) => edit({ daily: { ...values.daily, [day]: event.target.value } })}
        />
      ))}
      <TextField {...field('stacking', 'Can deals be combined?', 'deals.stacking')} maxLength={300} />
      <TextAreaField {...field('always', 'Deals every day', 'deals.always')} hint="One a line" />
      <TextAreaField {...field('tax', 'Taxes', 'tax')} maxLength={1000} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 text-base font-semibold">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** The first fault at a path or below it. */
function faultAt(faults: StoreFieldsProps['faults'], path: string): string | undefined {
  const full = `facts.${path}`
  return Object.entries(faults).find(([at]) => at === full || at.startsWith(`${full}.`))?.[1]
}

function hoursFaults(faults: StoreFieldsProps['faults']): Record<string, string> {
  return Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const fault = faultAt(faults, `hours.${day}`)
      return fault === undefined ? [] : [[`hours.${day}`, 'Please enter when it opens and closes']]
    }),
  )
}
