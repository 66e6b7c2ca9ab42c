import * as z from 'zod'
import { type ReadFault, VendorError } from '#server/features/integrations/connector.ts'

/** Reads an answer as a whole. Throws VendorError `not_a_store` for what has another form. */
export function readAnswer<T extends z.ZodType>(schema: T, json: unknown): z.output<T> {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new VendorError('not_a_store')
  return parsed.data
}

/** The number of the page that a place names; the first for none. */
export function pageOf(place: string | null): number {
  if (place === null) return 1
  if (!/^\d{1,6}$/.test(place)) throw new VendorError('not_a_store')
  return Number(place)
}

const Named = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string().catch(''),
  title: z.string().catch(''),
})

/** Reads each item of a page by itself, so that one that cannot be read spoils none of the others. */
export function readItems<T extends z.ZodType, R>(
  schema: T,
  items: readonly unknown[],
  read: (item: z.output<T>) => R,
): (R | ReadFault)[] {
  return items.map((item, index) => {
    const parsed = schema.safeParse(item)
    if (parsed.success) return read(parsed.data)
    const named = Named.safeParse(item)
    const { id, name, title } = named.success ? named.data : { id: `unknown-${index}`, name: '', title: '' }
    const place = parsed.error.issues[0]?.path.join('.') ?? ''
    return {
      externalId: String(id).slice(0, 120),
      name: (name || title).slice(0, 300),
      fault: place === '' ? 'it came in a form that cannot be read' : `its ${place} came in a form that cannot be read`,
    }
  })
}

/** Cents of a price as text or number; null for none and for what is no price. */
export function centsOf(price: string | number | null | undefined): number | null {
  if (price === null || price === undefined || price === '') return null
  const value = Number(price)
  return Number.isFinite(value) && value >= 0 && value <= 1_000_000 ? Math.round(value * 100) : null
}

/** Whole pieces, at least one, of a quantity that a scale may have given in parts. */
export function piecesOf(quantity: number): number {
  return Math.min(1000, Math.max(1, Math.round(quantity)))
}

const Uuid = z.uuid()

/** An attribute that names a chat or a visitor; undefined for anything that is no id. */
export function uuidOf(value: unknown): string | undefined {
  const parsed = Uuid.safeParse(value)
  return parsed.success ? parsed.data : undefined
}
