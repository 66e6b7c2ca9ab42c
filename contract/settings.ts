import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'
import { LOGO_MAX_BYTES } from '#contract/settings-limits.ts'
import { StoreFacts, StoreProfile } from '#contract/store-profile.ts'
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR, HexColor } from '#contract/widget-config.ts'

const words = (max: number) => z.string().trim().max(max)

/** A web address that a person may be sent to; empty where there is none. */
const WebAddress = words(300).refine((text) => text === '' || isWebAddress(text), 'Please enter a website address')

/** One of the dispensary's own uploads, or none. */
const LogoPath = z
  .string()
  .max(200)
  .regex(/^(\/media\/[A-Za-z0-9_-]{22,64}\.png)?$/)

/** What the account form saves. A field that is left out stays as it is. */
export const OrganizationForm = z.object({
  name: words(120).min(1, 'Business name is required'),
  address: words(300).optional(),
  license: words(300).optional(),
  phone: words(40).optional(),
  website: WebAddress.optional(),
  logo: LogoPath.optional(),
  orgDescription: words(2000).optional(),
  timeZone: words(60).optional(),
})
export type OrganizationForm = z.infer<typeof OrganizationForm>

export const ThemeForm = z.object({ primaryColor: HexColor, secondaryColor: HexColor })

const text = z.string().catch('')
const flag = z.boolean().catch(false)
const amount = z.number().catch(0)

/** Section 3 of the specification, "App settings". Keys of other systems are never in it: `apiKey` is always empty. */
export const AppSettings = z.object({
  /** Whoever asks, as the settings know them. */
  user: z.object({ firstName: text, lastName: text, email: text, phone: text, role: text }),
  organization: z.object({
    name: text,
    address: text,
    license: text,
    phone: text,
    website: text,
    logo: text,
    orgDescription: text,
    timeZone: text,
  }),
  theme: z.object({
    primaryColor: HexColor.catch(DEFAULT_PRIMARY_COLOR),
    secondaryColor: HexColor.catch(DEFAULT_SECONDARY_COLOR),
  }),
  /** `amount` is dollars a month. Null for who may not see the bill. */
  billing: z.object({ plan: text, status: text, nextBilling: text, amount, card: text }).nullable(),
  analytics: z.object({
    hasBaseline: flag,
    dataSource: text,
    baselineRevenue: amount,
    baselineOrders: amount,
    baselineCartValue: amount,
    baselineDate: text,
  }),
  integrations: z.object({
    connected: flag,
    posSystem: text,
    apiKey: text,
    connectedDate: text,
    pos: z.object({ connected: flag, apiKey: text, connectedDate: text }),
  }),
})
export type AppSettings = z.infer<typeof AppSettings>

/** The settings as they were at one version, and who made it. */
export const VersionedSettings = z.object({
  version: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  settings: AppSettings,
})
export type VersionedSettings = z.infer<typeof VersionedSettings>

/** One shop of the dispensary. `updatedAt` is its version: a save names the one it changes. */
export const Store = z.object({
  id: z.uuid(),
  isPrimary: z.boolean(),
  updatedAt: z.iso.datetime(),
  profile: StoreProfile,
})
export type Store = z.infer<typeof Store>

const byId = z.object({ id: z.uuid() })

export const settingsRoutes = {
  getSettings: {
    method: 'GET',
    path: '/admin/settings',
    access: 'view_dashboard',
    summary: 'The settings of the dispensary, with the version that a change must name',
    reply: VersionedSettings,
  },
  saveSettings: {
    method: 'PUT',
    path: '/admin/settings',
    access: 'manage_settings',
    summary: 'Save the account form; refused when someone else saved since that version was read',
    body: z.object({ version: z.int().min(0), organization: OrganizationForm, theme: ThemeForm }),
    reply: VersionedSettings,
  },
  uploadLogo: {
    method: 'POST',
    path: '/admin/settings/logo',
    access: 'manage_settings',
    summary:
      'Upload a PNG, JPG or SVG, told by its content. It is drawn again as a PNG; saving the settings puts it to use',
    /** The file in base64. */
    body: z.object({ data: z.base64().max(Math.ceil(LOGO_MAX_BYTES / 3) * 4) }),
    bodyLimitBytes: 3 * 1024 * 1024,
    status: 201,
    reply: z.object({ logo: z.string(), width: z.int(), height: z.int() }),
  },
  listStores: {
    method: 'GET',
    path: '/admin/stores',
    access: 'manage_settings',
    summary: 'The shops of the dispensary with what the concierge knows of each',
    reply: z.object({ stores: z.array(Store) }),
  },
  addStore: {
    method: 'POST',
    path: '/admin/stores',
    access: 'manage_settings',
    summary: 'Add a shop',
    body: z.object({
      name: words(120).min(1, 'Store name is required'),
      city: words(80).min(1, 'City is required'),
      state: words(40).min(1, 'State is required'),
    }),
    status: 201,
    reply: Store,
  },
  saveStore: {
    method: 'PUT',
    path: '/admin/stores/:id',
    access: 'manage_settings',
    summary: 'Save what the concierge knows of a shop; what the form does not show stays as it is',
    params: byId,
    body: z.object({ updatedAt: z.iso.datetime(), facts: StoreFacts }),
    bodyLimitBytes: 256 * 1024,
    reply: Store,
  },
  makeMainStore: {
    method: 'POST',
    path: '/admin/stores/:id/main',
    access: 'manage_settings',
    summary: 'Make a shop the main one, whose facts the concierge answers from',
    params: byId,
    reply: Store,
  },
  removeStore: {
    method: 'DELETE',
    path: '/admin/stores/:id',
    access: 'manage_settings',
    summary: 'Remove a shop; the main one stays',
    params: byId,
    reply: z.object({ removed: z.boolean() }),
  },
} as const satisfies RouteTable

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/$.?#"'<>]+\.[^\s"'<>]+$/i.test(text) && URL.canParse(text)
}
