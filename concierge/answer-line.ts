import { DIETS, type Diet, saidOf } from './diets.ts'
import type { Scene } from './draft.ts'
import { contactLine } from './facts/contact-line.ts'
import type { ProductAnswer } from './product-answer.ts'
import { affirmed, denied, isDenied } from './retrieve/affirmed.ts'
import { quoteOf } from './retrieve/description-quote.ts'
import { findNamed, isOneByName } from './retrieve/find-named.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { type Form, NO_WISH, type Wish } from './retrieve/wish.ts'
import { askedOf } from './understand/product-intent.ts'
import { type Language, listOf, shortName, tell } from './say/wording.ts'

/** What is asked of a line of things at once ("what flavors do their seltzers come in", "are the mints sugar free"), or null. */
export function answerLine(scene: Scene): ProductAnswer | null {
  const { plain } = scene.understood
  const diet = dietAsked(scene.understood)
  if (diet === null && (!ASKS_FLAVORS.test(askedOf(plain)) || /\bterp\p{L}*\b/u.test(plain))) return null
  const one = diet === null ? null : oneNamed(scene, diet)
  const items = one ?? lineOf(scene)
  if (items.length === 0) return null
  return diet === null ? flavorsOf(items, scene) : dietOf(items, diet, scene)
}

/** "Does the 1906 go have caffeine": a thing named by everyday words is one, and not its maker's whole line; what is asked for is no part of its name. */
function oneNamed({ store, understood }: Scene, { asked }: Diet): readonly Item[] | null {
  const bare = understood.plain.replace(asked, ' ')
  const wish = { ...NO_WISH, forms: shelvesSaid(understood.said), brands: understood.said.brands }
  const { items, coverage } = findNamed(store, bare, wish)
  return coverage >= LEAST_TOLD && isOneByName(items, bare) ? items.slice(0, MOST_NAMED) : null
}

const LEAST_TOLD = 0.6

const ASKS_FLAVORS =
  /\b(?:what|which|how many|all the|que|cuales) (?:(?:are|other|different|kinds?|of|the|are the|son|los) )*(?:flavou?rs?|varieties|sabores)\b(?! (?:is|does it)\b)|^(?:[\p{L}\p{N}]+ ){1,6}(?:flavou?rs|sabores)$|\bflavou?rs (?:do|does|are|of)\b/u

/** The shelves and kinds that are said, without what a description alone tells of a thing ("vegan"). */
function shelvesSaid({ forms }: Wish): readonly Form[] {
  return forms
    .map((form) => ({ ...form, kinds: form.kinds.filter((id) => KIND_BY_ID.get(id)?.described !== true) }))
    .filter((form, at) => form.kinds.length > 0 || forms[at]?.kinds.length === 0)
}

/** The things spoken of: what is named by its maker, shelf or name, else what was shown. */
function lineOf({ store, understood }: Scene): readonly Item[] {
  const { said, pointed, standing, plain } = understood
  const forms = shelvesSaid(said)
  if (forms.length > 0 || said.brands.length > 0 || said.terms.length > 0)
    return retrieve(store, { ...NO_WISH, ...limitsIn(said), forms, brands: said.brands, terms: said.terms }).met
  if (pointed.length > 0) return pointed
  return /\b(?:it|its|they|those|these|them|that|this)\b/.test(plain) ? standing.shown : []
}

/** How large, dear, strong and of what type the things are that are asked of. */
function limitsIn(said: Wish): Partial<Wish> {
  return Object.fromEntries(LIMITS.map((limit) => [limit, said[limit]]))
}

const LIMITS = [
  'grams',
  'gramsMin',
  'gramsMax',
  'packCount',
  'packMin',
  'strainTypes',
  'onSale',
  'priceMin',
  'priceMax',
  'priceBelow',
  'mgPieceMin',
  'mgPieceMax',
  'mgTotalMin',
  'mgTotalMax',
] as const satisfies readonly (keyof Wish)[]

const MOST_NAMED = 8
const MOST_SHOWN = 6
/** A whole shelf has no flavours to be told one after the other. */
const LONGEST_LINE = 24

function flavorsOf(items: readonly Item[], { language, understood }: Scene): ProductAnswer | null {
  const { brands, terms } = understood.said
  const line = items.filter((item, at) => items.findIndex((other) => shortName(other) === shortName(item)) === at)
  if (line.length < 2 || line.length > LONGEST_LINE || (brands.length + terms.length === 0 && line.length > MOST_NAMED))
    return null
  const names = line.slice(0, MOST_NAMED).map(shortName)
  const more = line.length - names.length
  const list = listOf(more > 0 ? [...names, tell(language, `${more} more`, `${more} más`)] : names, language)
  return {
    text: tell(language, `In stock right now: ${list}.`, `Ahora mismo tenemos: ${list}.`),
    about: line.slice(0, MOST_NAMED),
    shown: line.slice(0, MOST_SHOWN),
    known: true,
  }
}

const QUESTION =
  /^(?:(?:so|and|but|ok|okay|hey|hi|also|wait|um+),? )*(?:(?:are|is|r|do|does|did|has|will|would|son|es|tienen?|llevan?)\b|(?:can|could|may|should) (?:(?:an?|the|my|our|any) )?(?:\p{L}+ )?(?:vegans?|vegetarians?|celiacs?)(?: \p{L}+)? (?:eat|have|take|drink|try|enjoy|be)\b|(?!.*\b(?:what|which)\b).{2,60}\b(?:vegan|vegetarian|celiac|gluten|dairy|lactose|nuts?|gelatin|pork)\b.{0,30}\b(?:can|could|may) (?:he|she|they|i|we) (?:still |even )?(?:eat|have|take|drink|try) (?:the|those|these|your|it|them|that|this)\b|.* (?:are|is|r) (?:they|it|these|those|that|this|the \p{L}+)\b|any (?:\p{L}+ )?\p{L}+ in (?:the|your|those|these|them|it|that)\b|got \p{L}+ in\b)/u
const SEEKS =
  /\b(?:something|anything|looking|want|need|you (?:guys )?(?:got|have|carry|sell|stock)|yall (?:got|have)|recommend|show|tienes|busco|hay)\b|^(?:are|is) there (?!.* in\b)/

/** "The second one, vegan?" */
const OF_ONE = /\bone ?,? ?\p{L}+(?: free)?$/u

/** "How much is the starkiller sugar". */
const ASKS_PRICE =
  /^(?:(?:so|and|hey|ok) )*(?:how much (?:is|are|for|does)|whats? (?:is )?the price|price (?:of|on|for))\b/

/** "Is the peanut brittle back in": whether it is there. */
const IS_BACK =
  /\b(?:back in|in stock|available|sold out|out of stock|restock\p{L}*|any left|left in stock)(?: (?:yet|stock|now|today|again|right now))*$/u

/** Which diet a question asks about, beside the names of things ("peanut butter cups"), or null when things that keep it are wished for. */
function dietAsked({ plain, said, pointed, named }: Scene['understood']): Diet | null {
  if (ASKS_PRICE.test(plain) || IS_BACK.test(plain) || named.items[0]?.category === 'concentrate') return null
  const isQuestion = QUESTION.test(plain) || (pointed.length > 0 && OF_ONE.test(plain))
  if (!isQuestion || SEEKS.test(plain)) return null
  const bare = said.terms.reduce((rest, term) => (term.stems.length > 1 ? rest.replace(term.said, '') : rest), plain)
  return DIETS.find(({ asked }) => asked.test(bare)) ?? null
}

/** "do they have sugar in them": then what is free of it is a no. */
const OF_CONTENTS = /\b(?:have|has|contain\p{L}*|in (?:the|your|those|these|them|it|that)|got|llevan?|tienen?)\b/u
const FEW = 3

/** Where a label says what is in a thing; sentences of mere praise ("made with love") end no question. */
const CONTENTS =
  /\b(contains?|real|allergens?|ingredients?|made from|(?:made|infused|formulated|enhanced|packed|loaded|topped|coated|filled) with|blends? of)\b[^.!]*/gi

/** What the lines about its contents say is in a thing, and nothing that a menu says of it elsewhere. */
function contentsOf({ product }: Item): string {
  const text = product.description ?? ''
  const lines = [...text.matchAll(CONTENTS)].filter(([line, what = ''], at, all) => {
    const from = all[at]?.index ?? 0
    return line !== '' && !isDenied(text, from, from + what.length)
  })
  return lines.map(([line]) => line).join(' ; ')
}

/** The menu's own word for it, in a name, a tag or a description; where it has none, that is said. */
function dietOf(items: readonly Item[], diet: Diet, { store, language, understood }: Scene): ProductAnswer {
  const { told: isFree, implied, holds } = diet
  const saysFree = (item: Item): boolean =>
    affirmed(isFree, saidOf(item)) !== null || (implied !== undefined && affirmed(implied, saidOf(item)) !== null)
  // A name may be a flavour ("cream soda"): what the menu lists as free of it is.
  const isHeld = (item: Item): boolean =>
    holds !== undefined &&
    (affirmed(holds, contentsOf(item)) !== null || (affirmed(holds, item.nameKey) !== null && !saysFree(item)))
  const refused = items.filter((item) => denied(isFree, saidOf(item)) && !(diet.of !== undefined && isHeld(item)))
  const told = items.filter((item) => saysFree(item) && !isHeld(item) && !refused.includes(item))
  const held = items.filter((item) => isHeld(item) && !refused.includes(item)).slice(0, FEW)
  const silent = items.filter((item) => !told.includes(item) && !held.includes(item) && !refused.includes(item))
  const about = (told.length > 0 ? told : silent).slice(0, MOST_SHOWN)
  const reverse = OF_CONTENTS.test(understood.plain) && !/\bfree\b|\bvegan\b/.test(understood.plain)
  // "Are any of your gummies vegan": those that are.
  if (told.length > 0 && !reverse && items.length > FEW && OF_ANY.test(understood.plain)) {
    const shown = told.filter((item) => item.inStock).slice(0, MOST_SHOWN)
    if (shown.length > 0)
      return {
        text: listed(shown, { diet, language, whole: false, reverse }),
        about: shown,
        shown,
        known: true,
        quotes: [],
      }
  }
  const texts: string[] = []
  if (told.length > 0) texts.push(listed(about, { diet, language, whole: items.length === told.length, reverse }))
  else if (silent.length > 0) texts.push(silence(about, diet, language))
  if (held.length > 0) texts.unshift(heldIn(held, { diet, language, reverse }))
  if (refused.length > 0) texts.unshift(refusedOf(refused, { diet, language, reverse }))
  const against = [...refused.slice(0, MOST_SHOWN), ...held]
  const named = [...against, ...about].slice(0, MOST_SHOWN)
  const quotes = told.length > 0 ? [] : ownWords(against.length > 0 ? against : silent, diet)
  texts.push(...quotes.map((quote) => tell(language, `The menu says: "${quote}".`, `El menú dice: "${quote}".`)))
  if (told.length + against.length === 0) texts.push(contactLine(store.profile, language))
  return { text: texts.join(' '), about: named, shown: named.filter((item) => item.inStock), known: true, quotes }
}

const OF_ANY = /\b(?:any|some|which|algun[oa]s?|cuales)\b/
const OF_LABEL = /\b(?:allergens?|contains?|ingredients?|facility)\b/i

/** Where one thing is asked about, what its description says of it: a facility that handles nuts is worth knowing too. */
function ownWords(items: readonly Item[], { holds, told }: Diet): readonly string[] {
  const [first] = items
  if (first === undefined || items.some(({ nameKey }) => nameKey !== first.nameKey)) return []
  if (holds === undefined) return []
  const onLabel = { exec: (line: string) => (OF_LABEL.test(line) ? holds.exec(line) : null) }
  const quote = quoteOf(first, [
    { exec: (line: string) => (denied(told, line) ? told.exec(line) : null) },
    onLabel,
    holds,
  ])
  return quote === null ? [] : [quote]
}

/** The menu's own "not vegan": of what is in there it says no more. */
function refusedOf(items: readonly Item[], { diet, language, reverse }: Omit<Listing, 'whole'>): string {
  const names = namesOf(items.slice(0, MOST_SHOWN), language)
  const no = reverse ? '' : 'No: '
  const are = items.length === 1 ? 'is' : 'are'
  return tell(
    language,
    `${no}${reverse ? 'The' : 'the'} menu says ${names} ${are} not ${diet.en}.`,
    `${no}${reverse ? 'El' : 'el'} menú dice que ${names} no es ${diet.es}.`,
  )
}

/** "Yes, by what the menu says there is milk in them", which is a no to whether they are free of it. */
function heldIn(held: readonly Item[], { diet, language, reverse }: Omit<Listing, 'whole'>): string {
  const names = namesOf(held, language)
  const [en, es] = diet.of ?? [`nothing ${diet.en}`, `algo que no es ${diet.es}`]
  if (diet.of === undefined)
    return tell(
      language,
      `Not ${diet.en} by what the menu says is in it: ${names}.`,
      `Por lo que dice el menú, no es ${diet.es}: ${names}.`,
    )
  const answer = reverse ? tell(language, 'Yes', 'Sí') : 'No'
  const contain = held.length === 1 ? tell(language, 'contains', 'contiene') : tell(language, 'contain', 'contienen')
  return tell(
    language,
    `${answer}: going by the menu, ${names} ${contain} ${en}.`,
    `${answer}: según el menú, ${names} ${contain} ${es}.`,
  )
}

function namesOf(items: readonly Item[], language: Language): string {
  return listOf([...new Set(items.map(shortName))], language)
}

function silence(about: readonly Item[], { en, es }: Diet, language: Language): string {
  const few = about.length <= FEW
  const are = about.length === 1 ? 'is' : 'are'
  return tell(
    language,
    `The menu doesn't say whether ${few ? namesOf(about, 'en') : 'these'} ${are} ${en}; our team can check the label for you.`,
    `El menú no dice si ${few ? namesOf(about, 'es') : 'esto'} es ${es}; nuestro equipo puede mirar la etiqueta.`,
  )
}

type Listing = { diet: Diet; language: Language; whole: boolean; reverse: boolean }

function listed(about: readonly Item[], { diet, language, whole, reverse }: Listing): string {
  const names = namesOf(about, language)
  if (!whole)
    return tell(
      language,
      `The menu lists ${names} as ${diet.en}; of the others it doesn't say.`,
      `El menú indica que ${names} es ${diet.es}; de los demás no lo dice.`,
    )
  const answer = reverse ? 'No' : tell(language, 'Yes', 'Sí')
  return tell(
    language,
    `${answer}, the menu lists ${names} as ${diet.en}.`,
    `${answer}, el menú indica que ${names} es ${diet.es}.`,
  )
}
