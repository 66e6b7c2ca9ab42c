import type { Occasion } from '#concierge/retrieve/occasions.ts'

/** Whether the words of an occasion are said of what is planned: not in a greeting, of a cost, as a count, or of what is over. */
export function isOccasionMeant(plain: string, start: number, { effects }: Occasion): boolean {
  return (
    !isGreeting(plain, start) &&
    !isCounted(plain, start) &&
    !isCost(plain, start) &&
    !HURTS_FROM.test(plain.slice(Math.max(0, start - 60), start)) &&
    !(effects.includes('energetic') && IS_OVER.test(plain.slice(0, start)))
  )
}

/** "What does it run": what it costs. */
function isCost(plain: string, start: number): boolean {
  return /^runs?\b/.test(plain.slice(start)) && COSTS.test(plain.slice(Math.max(0, start - 60), start))
}

/** "Sore from gardening", "after the gym": what is over asks for no energy. */
const IS_OVER =
  /\b(?:from|after|post)(?: (?:all|a|the|my|our|too much|so much|lots of|long|hard|doing|some|that|this|morning))* $/

/** "My hands ache from knitting": what it hurts from is not what is planned. */
const HURTS_FROM =
  /\b(?:ach(?:e|es|ing|y)|sore|hurts?|hurting|stiff|cramp(?:s|ed|ing)?|blisters?|throb(?:s|bing)?|killing me|tight)(?: \p{L}+){0,2} (?:from|after)(?: (?:all|a|the|my|our|too much|so much|lots of|long|doing|some|that|this))* $/u

const COSTS = /\b(?:what|how much|whats)(?: (?:do|does|would|will|did))?(?: [\p{L}\d.]+){1,5} $/u

/** "good morning" greets, and asks for nothing. */
function isGreeting(plain: string, start: number): boolean {
  return (
    /\b(?:good|buenas|buenos) $/.test(plain.slice(Math.max(0, start - 8), start)) &&
    /^(?:mornings?|afternoons?|evenings?|nights?|days?|mananas?|dias?|tardes?|noches?)\b/.test(plain.slice(start))
  )
}

/** "Two people, one night": how many, and no hour of the day. */
function isCounted(plain: string, start: number): boolean {
  return (
    /\b(?:one|single|two|three) $/.test(plain.slice(Math.max(0, start - 8), start)) &&
    /^nights?\b/.test(plain.slice(start))
  )
}
