import { type Form, NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import { OCCASIONS } from '#concierge/retrieve/effects.ts'
import type { ReadWish } from './read-wish.ts'

/**
 * Splits a wish for several things ("an eighth plus some gummies, 100 dollars") into one wish each. Forms joined by "or" stay together;
 * a budget then holds for the sum, kept in `budgetTotal` of each part.
 */
export function wishParts(read: ReadWish, joined: Wish, continued: boolean): Wish[] {
  const byTime = dayAndNight(read.plain, joined)
  if (byTime !== null) return byTime
  const groups = formGroups(read, joined)
  if (continued || groups.length < 2)
    return [groups.length === 1 ? { ...joined, forms: groups[0] ?? joined.forms } : joined]
  return groups.map((forms) => ({
    ...joined,
    forms,
    grams:
      forms.some((form) => form.category === 'flower') || joined.grams.every((grams) => grams < 3.5)
        ? joined.grams
        : [],
    mgPieceMax: forms.some((form) => form.category === 'edible') ? joined.mgPieceMax : null,
    mgPieceMin: forms.some((form) => form.category === 'edible') ? joined.mgPieceMin : null,
    packCount: forms.some((form) => form.category === 'pre-roll' || form.category === 'edible')
      ? joined.packCount
      : null,
    flavors:
      forms.some((form) => form.category === 'edible') ||
      groups.every((group) => group.every((form) => form.category !== 'edible'))
        ? joined.flavors
        : [],
    budgetTotal: joined.priceMax,
    count: 1,
  }))
}

function formGroups(read: ReadWish, joined: Wish): Form[][] {
  const groups: Form[][] = []
  const sizedFlower = /\b(?:eighths?|quarters?|ounces?|oz|zips?|half)\b/.exec(read.plain)
  const mentions = [...read.forms]
  const lacksFlower =
    sizedFlower !== null &&
    read.forms.length > 0 &&
    joined.grams.some((grams) => grams >= 3.5) &&
    mentions.every(
      (mention) =>
        mention.form.category === 'edible' ||
        mention.form.category === 'accessory' ||
        mention.form.category === 'topical',
    )
  if (
    lacksFlower &&
    /\b(?:and|plus|with|,|y|also)\b/.test(read.plain.slice(Math.min(sizedFlower?.index ?? 0, mentions[0]?.start ?? 0)))
  ) {
    mentions.unshift({
      form: { category: 'flower', kinds: [] },
      start: sizedFlower?.index ?? 0,
      end: sizedFlower?.index ?? 0,
      joinedBy: 'start',
    })
    const next = mentions[1]
    if (next !== undefined) mentions[1] = { ...next, joinedBy: 'and' }
  }
  for (const mention of mentions) {
    const last = groups.at(-1)
    if (last === undefined || mention.joinedBy === 'and') groups.push([mention.form])
    else last.push(mention.form)
  }
  return groups
}

/** "one for daytime and one for nighttime": the same form twice, once for each time of day. */
function dayAndNight(plain: string, joined: Wish): Wish[] | null {
  const both =
    /\b(?:day ?time|day|morning|dia)\b.{0,25}\b(?:and|y|&)\b.{0,25}\b(?:night ?time|night|evening|bed(?: ?time)?|noche)\b/.test(
      plain,
    ) || /\b(?:night ?time|night|evening)\b.{0,25}\band\b.{0,25}\b(?:day ?time|day|morning)\b/.test(plain)
  if (!both || !/\b(?:one|two|2|both|uno|una|dos)\b/.test(plain)) return null
  const [day, night] = [OCCASIONS[1], OCCASIONS[5]]
  if (day === undefined || night === undefined) return null
  const base = { ...joined, effects: NO_WISH.effects, count: 1, budgetTotal: joined.priceMax }
  return [
    { ...base, leaning: day.effects, occasion: day.label, strainTypes: joined.strainTypes },
    { ...base, leaning: night.effects, occasion: night.label, strainTypes: joined.strainTypes },
  ]
}
