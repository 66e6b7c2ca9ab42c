import type { Form, Term, Wish } from '#concierge/retrieve/wish.ts'
import { isExtract, mergeWish } from './merge-wish.ts'

const LEADS = '(?:(?:ok|okay|oh|hm+|and|but|well|yeah|yes|actually|so|also|maybe|i guess|honestly|,) ?)*'
const LIKED = '(?:fine|ok|okay|cool|good|great|alright|all right|acceptable|welcome|possible|an option|nice)'
const TOO = '(?:too|also|as well|2)'
const ADDS = new RegExp(
  `^${LEADS}or (?!else\\b|not\\b|what\\b|how\\b|is\\b|are\\b|do\\b|does\\b|should\\b|can i\\b|whatever\\b|just\\b|even (?:just )?(?:cheaper|less)\\b)` +
    `|\\b(?:${LIKED}|works?|do|go|be|help)(?: (?:for|with|by) (?:me|us))? ${TOO}(?: (?:for|with|by) (?:me|us))?$` +
    `|\\b(?:is|are|would be|be|s) also (?:totally |perfectly )?${LIKED}\\b|\\balso (?:works?|be|do|take|consider|open to|ok with|okay with|fine with|good with|cool with|down for|down with|up for)\\b` +
    `|\\b(?:im|i am|were|i would be|id be) (?:also )?(?:open to|ok with|okay with|fine with|cool with|good with|down for|down with|up for|not opposed to|not against)\\b.* ${TOO}$` +
    `|\\b(?:dont|wouldnt) mind\\b.* (?:either|${TOO})$|\\b(?:can|could|would|ill|id) (?:take|do|try|go for|consider|have)\\b.* ${TOO}$`,
)
const REPLACES = /\b(?:instead|rather|not (?!opposed|against)|only)\b/
const ASKS = /^(?:(?:and|so|but|ok|okay) )*(?:is|are|was|does|do|did|how|whats?|which|who|why|when|where|any)\b/

/** "Sativa is fine too", "or chocolate": what is named will do as well as what was wished for. */
export function addsAlternative(plain: string): boolean {
  return ADDS.test(plain) && !REPLACES.test(plain) && !ASKS.test(plain)
}

/** A wish that what is said now keeps as well as what stood: each list takes up both, and each figure reaches from one to the other. */
export function withAlternative(before: Wish, said: Wish): Wish {
  const packs = (before.single && saysPack(said)) || (said.single && saysPack(before))
  return {
    ...mergeWish(before, said),
    forms: eitherForm(before.forms, said.forms),
    strainTypes: either(before.strainTypes, said.strainTypes),
    flavors: either(before.flavors, said.flavors),
    brands: either(before.brands, said.brands),
    grams: either(before.grams, said.grams),
    effects: either(before.effects, said.effects),
    effectWords: either(before.effectWords, said.effectWords),
    leaning: either(before.leaning, said.leaning),
    occasion: before.occasion ?? said.occasion,
    terms: eitherName(before.terms, said.terms),
    ...spanOf('mgPieceMin', 'mgPieceMax', before, said),
    ...spanOf('mgTotalMin', 'mgTotalMax', before, said),
    ...spanOf('thcMin', 'thcMax', before, said),
    ...(packs ? { single: false, packCount: null, packMin: null } : {}),
  }
}

function either<T>(before: readonly T[], said: readonly T[]): readonly T[] {
  return [...new Set([...before, ...said])]
}

function saysPack({ packCount, packMin }: Wish): boolean {
  return packCount !== null || packMin !== null
}

/** "Or live resin" after rosin carts: of the same things, made the other way. */
function eitherForm(before: readonly Form[], said: readonly Form[]): readonly Form[] {
  const made = said.flatMap((form) =>
    form.loose === true && before.length > 0
      ? before.map((old) => ({ ...old, kinds: [...form.kinds, ...old.kinds.filter((kind) => !isExtract(kind))] }))
      : [form],
  )
  const keyOf = ({ category, kinds }: Form): string => `${category} ${kinds.join()}`
  const known = new Set(before.map(keyOf))
  return [...before, ...made.filter((form) => !known.has(keyOf(form)))]
}

/** Names must all be found; of two that will do either one is. */
function eitherName(before: readonly Term[], said: readonly Term[]): readonly Term[] {
  const [old, another] = before
  const [name, more] = said
  if (old === undefined || name === undefined || another !== undefined || more !== undefined)
    return said.length > 0 ? said : before
  const rows = old.rows === null || name.rows === null ? null : new Set([...old.rows, ...name.rows])
  return [{ said: `${old.said} or ${name.said}`, stems: [...old.stems, ...name.stems], rows }]
}

type Bound = 'mgPieceMin' | 'mgPieceMax' | 'mgTotalMin' | 'mgTotalMax' | 'thcMin' | 'thcMax'

function spanOf(least: Bound, most: Bound, before: Wish, said: Wish): Partial<Wish> {
  const isSaid = said[least] !== null || said[most] !== null
  const stood = before[least] !== null || before[most] !== null
  if (!isSaid || !stood) return {}
  const [low, other] = [before[least], said[least]]
  const [high, further] = [before[most], said[most]]
  return {
    [least]: low === null || other === null ? null : Math.min(low, other),
    [most]: high === null || further === null ? null : Math.max(high, further),
  }
}
