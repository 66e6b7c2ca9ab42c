import { isOwn } from '#concierge/facts/own-facts.ts'
import { isLoose, linesOf, readFlag, tellLoose, wordsOf } from './loose-value.ts'
import { CONTENTS } from './part-contents.ts'
import { partBySigns } from './part-by-signs.ts'
import { shapeDelivery } from './shape-delivery.ts'
import { shapePayment } from './shape-payment.ts'
import { shapeParking } from './shape-place.ts'
import { shapeEligibility, shapeLimits } from './shape-rules.ts'
import { shapePickup } from './shape-services.ts'
import type { Content, Told } from './told-content.ts'

/** A table that its keys and values together tell to be one part. */
const SHAPED: Readonly<Record<string, Content['shape']>> = {
  delivery: ({ value }) => ({ part: shapeDelivery(value) }),
  payment: ({ value }) => ({ part: shapePayment(value) }),
  id_policy: ({ value }) => ({ part: shapeEligibility(value) }),
  pickup: ({ value }) => ({ part: shapePickup(value) }),
  limits_and_rules: ({ value }) => ({ part: shapeLimits(value) }),
  parking: ({ value }) => ({ part: shapeParking(value) }),
}

/** Parts of which one table tells the whole; the others are as often told by a line in a drawer. */
const WHOLE: ReadonlySet<string> = new Set([
  'delivery',
  'loyalty',
  'return_policy',
  'id_policy',
  'payment',
  'pickup',
  'deals',
  'holidays',
  'hours',
])

/** The part that an entry belongs to by what it tells; of a table that it is as a whole where `whole` is asked for. */
export function partByContent(key: string, value: unknown, whole = false): string | null {
  if (typeof value === 'number' || readFlag(value) !== null) return null
  const told: Told = { key, words: wordsOf(key), value, text: textOf(value) }
  const sure = isLoose(value) ? partBySigns(key, value) : null
  if (sure !== null) return sure
  return CONTENTS.find(({ at, is }) => (!whole || WHOLE.has(at)) && is(told))?.at ?? null
}

/** Moves what stands under keys of the shop's own to the part that its content tells it to be. */
export function placeByContent(
  shaped: Record<string, unknown>,
  merge: (before: unknown, added: unknown) => unknown,
): void {
  for (const [key, value] of Object.entries(shaped)) {
    if (key.startsWith('_') || !isOwn({ top: key }) || typeof value === 'number' || readFlag(value) !== null) continue
    const told: Told = { key, words: wordsOf(key), value, text: textOf(value) }
    const whole = isLoose(value) ? partBySigns(key, value) : null
    const content = CONTENTS.find(({ at, is, joins }) => (joins === true || shaped[at] === undefined) && is(told))
    const at = whole ?? content?.at
    const found = (whole === null ? content?.shape : SHAPED[whole])?.(told) ?? null
    if (at === undefined || found === null || found.part === null) continue
    shaped[at] = merge(shaped[at], found.part)
    if (found.rest === undefined) delete shaped[key]
    else shaped[key] = found.rest
  }
}

/** All that is told, with the names under which it stands. */
function textOf(value: unknown): string {
  return Array.isArray(value) || isLoose(value) ? linesOf(value).join('. ') : tellLoose(value)
}
