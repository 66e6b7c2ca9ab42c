import type { Scene } from './draft.ts'
import { retrieve } from './retrieve/retrieve.ts'
import type { Wish } from './retrieve/wish.ts'
import { nameWish } from './say/name-wish.ts'
import { type Language, tell } from './say/wording.ts'
import { mergeWish } from './understand/merge-wish.ts'
import { readWish } from './understand/read-wish.ts'
import { saysWish } from './understand/standing.ts'

const OTHERWISE =
  /(?: ,)? (?:(?:or |and )?(?<!\b(?:any(?:thing|one|body|where)?|some(?:thing|one|body|where)|what|who|how|where|every(?:thing|one|body)|nothing|much|whats|little) )else|(?:or )?otherwise|failing that|(?:or |and |but )?if (?:not|none|(?:its|thats|theyre|those are|it is) (?:gone|out|sold out|not there)|(?:you|u|yall) (?:dont|do not)(?: have)?(?: (?:any|it|that|one|those|them))?|there (?:isnt|arent|is none)(?: (?:any|one))?))(?: ,)?(?: then)?(?: ,)? (?=\S)/

type Otherwise = { wish: Wish; lead: string }

/** What is wished for and what would do instead, each with its own limits: the first where there is any, else the other, and why. */
export function otherwiseWish(scene: Scene): Otherwise | null {
  return ofThatSize(scene) ?? ofTwoWishes(scene)
}

/** "Got it in quarters?" of what is not sold so: that is said, and others of its kind in that size are shown. */
function ofThatSize({ store, understood, language }: Scene): Otherwise | null {
  const { continued, parts, said } = understood
  const [part, other] = parts
  const ofSize = said.grams.length > 0 || said.packCount !== null
  if (!continued || part === undefined || other !== undefined || !ofSize || part.terms.length === 0) return null
  if (said.terms.length + said.brands.length > 0 || retrieve(store, part).met.length > 0) return null
  const wish = { ...part, terms: [], brands: [] }
  return retrieve(store, wish).met.length === 0 ? null : { wish, lead: lacksOf(part, language) }
}

function lacksOf(wish: Wish, language: Language): string {
  const lacks = nameWish(wish, language)
  return tell(language, `I don't have ${lacks} right now.`, `Ahora mismo no tengo ${lacks}.`)
}

function ofTwoWishes({ store, understood, language }: Scene): Otherwise | null {
  const { plain, continued, parts } = understood
  const found = continued || parts.length !== 1 ? null : OTHERWISE.exec(plain)
  if (found === null) return null
  const { wish } = readWish(plain.slice(0, found.index), store.vocabulary)
  const { wish: said } = readWish(plain.slice(found.index + found[0].length), store.vocabulary)
  if (!namesThing(wish) || !saysWish(said)) return null
  if (retrieve(store, wish).met.length > 0) return { wish, lead: '' }
  const other = said.forms.length + said.terms.length + said.brands.length > 0 && said.grams.length === 0
  // "Gelato flower, if not the preroll": of that name, where there is one.
  const ofName = { ...said, terms: wish.terms, brands: wish.brands }
  if (other && said.terms.length + said.brands.length === 0 && retrieve(store, ofName).met.length > 0)
    return { wish: ofName, lead: lacksOf(wish, language) }
  return { wish: other ? said : mergeWish(wish, said), lead: lacksOf(wish, language) }
}

function namesThing({ forms, grams, terms, brands }: Wish): boolean {
  return forms.length + grams.length + terms.length + brands.length > 0
}
