import type { Store } from '#concierge/open-store.ts'
import { AGE_ASKED } from './asked-stems.ts'
import type { Fact } from './fact.ts'

/** Since when the shop exists is asked, and told. */
export function asksSince({ facts }: Pick<Store, 'facts'>, plain: string): boolean {
  return AGE_ASKED.test(plain) && facts.some(tellsAge)
}

/** Since when the shop exists. */
export function tellsAge({ path, value }: Fact): boolean {
  return (
    /(?:^|[._])(?:founded|since|established|opened|year|history|story)(?:[._]|$)/.test(path) ||
    (typeof value === 'string' &&
      /\b(?:since|founded in|established in|opened in) (?:\p{L}+ )?(?:19|20)\d\d\b/iu.test(value))
  )
}

/** What a shop tells of itself may tell whose it is. */
export function tellsStory({ path }: Fact): boolean {
  return /(?:^|[._])(?:about|story|history|family|chain|ownership)/.test(path)
}

/** Whose shop it is: by its key, else by what is told under another ("open since 2016, owned by two sisters"). */
export function ownerIn(facts: readonly Fact[]): Fact | undefined {
  return facts.find(({ path }) => OWNER_KEY.test(path)) ?? facts.find(({ value }) => OWNER_TOLD.test(String(value)))
}

const OWNER_KEY = /(?:^|[._])(?:owners?|owned|founders?|ownership)(?:[._]|$)/
const OWNER_TOLD =
  /\b(?:(?:owned|founded|started|opened|run|created|established)(?: (?:in |since )?(?:\p{L}+ )?\d{4})? (?:and \p{L}+ )?by|(?:our|the) (?:owners?|founders?)|belongs? to (?!the (?:same|city|town|state))|(?:who|that|which) owns?\b|\p{L}+[- ]owned)\b/iu
