import type { VersionedSettings } from '#contract/settings.ts'

/** What the account form holds: the organization, and the two colors beside it. */
export type AccountValues = {
  name: string
  website: string
  timeZone: string
  address: string
  phone: string
  license: string
  orgDescription: string
  logo: string
  primaryColor: string
  secondaryColor: string
}

/** The fields by the words they are shown with. */
export const ACCOUNT_LABELS: Readonly<Record<keyof AccountValues, string>> = {
  name: 'Business name',
  website: 'Website',
  timeZone: 'Time zone',
  address: 'Business address',
  phone: 'Business phone',
  license: 'License number',
  orgDescription: 'Business description',
  logo: 'Logo',
  primaryColor: 'Primary color',
  secondaryColor: 'Secondary color',
}

export function readValues({ organization, theme }: VersionedSettings['settings']): AccountValues {
  const { name, website, timeZone, address, phone, license, orgDescription, logo } = organization
  return { name, website, timeZone, address, phone, license, orgDescription, logo, ...theme }
}

export function toBody(version: number, values: AccountValues) {
  const { primaryColor, secondaryColor, ...organization } = values
  return { version, organization, theme: { primaryColor, secondaryColor } }
}

const COLOR = /^#[0-9a-f]{6}$/i

/** What is wrong with the form, by field. */
export function checkValues(values: AccountValues): Partial<Record<keyof AccountValues, string>> {
  const faults: Partial<Record<keyof AccountValues, string>> = {}
  if (values.name.trim() === '') faults.name = 'Business name is required'
  const website = values.website.trim()
  if (website !== '' && !/^https?:\/\/[^\s.]+\.\S+$/i.test(website)) faults.website = 'Please enter a website address'
  if (!COLOR.test(values.primaryColor)) faults.primaryColor = COLOR_WANTED
  if (!COLOR.test(values.secondaryColor)) faults.secondaryColor = COLOR_WANTED
  return faults
}

const COLOR_WANTED = 'Please enter a color such as #2EC4B6'

/** The server names a field by its section too. */
export function toFieldErrors(fields: Readonly<Record<string, string>>): Partial<Record<keyof AccountValues, string>> {
  const faults: Partial<Record<keyof AccountValues, string>> = {}
  for (const [path, text] of Object.entries(fields)) {
    const name = fieldNames().find((field) => path === `organization.${field}` || path === `theme.${field}`)
    if (name !== undefined) faults[name] = text
  }
  return faults
}

export function fieldNames(): (keyof AccountValues)[] {
  const names: (keyof AccountValues)[] = []
  for (const name in ACCOUNT_LABELS) if (isField(name)) names.push(name)
  return names
}

function isField(name: string): name is keyof AccountValues {
  return Object.hasOwn(ACCOUNT_LABELS, name)
}

export type Difference = { label: string; mine: string; theirs: string }

/** Where two versions of the form say different things. */
export function compareValues(mine: AccountValues, theirs: AccountValues): Difference[] {
  return fieldNames()
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ label: ACCOUNT_LABELS[name], mine: mine[name], theirs: theirs[name] }))
}
