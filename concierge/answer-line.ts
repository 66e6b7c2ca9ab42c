import type { Scene } from './draft.ts'
import { contactLine } from './facts/contact-line.ts'
import type { ProductAnswer } from './product-answer.ts'
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
  if (diet === null && !ASKS_FLAVORS.test(askedOf(plain))) return null
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
    return retrieve(store, { ...NO_WISH, forms, brands: said.brands, terms: said.terms }).met
  if (pointed.length > 0) return pointed
  return /\b(?:it|its|they|those|these|them|that|this)\b/.test(plain) ? standing.shown : []
}

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

/**
 * What somebody may not eat. `told` says on a menu that a thing is free of it, `holds` that it is in it; `of` names what is
 * asked for where the question is whether it is in there.
 */
type Diet = { asked: RegExp; told: RegExp; holds?: RegExp; en: string; es: string; of?: readonly [string, string] }

const DIETS: readonly Diet[] = [
  {
    asked: /\bgelatin\b|\bpork\b/,
    told: /\bvegan|plant.?based|gelatin.?free|no gelatin|not (?:animal )?gelatin|\bpectin\b/i,
    holds: /(?<!not |not animal |no )gelatin(?!.?free)/i,
    en: 'gelatin-free',
    es: 'sin gelatina',
    of: ['gelatin', 'gelatina'],
  },
  {
    asked: /\bvegan|plant based|\ba base de plantas\b|animal products?\b/,
    told: /\bvegan|plant.?based|gelatin.?free|no gelatin/i,
    holds: /(?<!not |not animal |no )gelatin(?!.?free)|\b(?:milk|honey|eggs?)\b(?!.?free)/i,
    en: 'vegan',
    es: 'vegano',
  },
  {
    asked: /\bgluten|\bwheat\b|\bceliac|\bflour\b/,
    told: /gluten.?free|no gluten|without gluten/i,
    holds: /\b(?:wheat|barley|rye)\b|\bgluten(?!.?free)\b/i,
    en: 'gluten-free',
    es: 'sin gluten',
    of: ['wheat', 'trigo'],
  },
  {
    asked: /\bsugar(?! (?:wax|resin|diamond))|\bazucar\b/,
    told: /sugar.?free|no (?:added )?sugar|without sugar|zero sugar|\bketo\b/i,
    holds: /\b(?:cane |brown |raw )?sugar(?!.?free)\b|corn syrup/i,
    en: 'sugar-free',
    es: 'sin azúcar',
    of: ['sugar', 'azúcar'],
  },
  {
    asked: /\bdairy\b|\blactose\b|\bmilk in\b|\b(?:contain|have|has|got) (?:any )?milk\b/,
    told: /dairy.?free|non.?dairy|lactose.?free|no dairy|\bvegan\b/i,
    holds: /\b(?:milk|dairy|cream|whey)\b(?!.?free)/i,
    en: 'dairy-free',
    es: 'sin lácteos',
    of: ['milk', 'leche'],
  },
  {
    asked: /\b(?:tree )?nuts?\b|\bpeanuts?\b|\balmonds?\b/,
    told: /nut.?free|no nuts|without nuts/i,
    holds:
      /\b(?:tree nuts?|nuts|peanuts?|almonds?|hazelnuts?|pecans?|walnuts?|cashews?|pistachios?|pralines?)\b(?!.?free)/i,
    en: 'nut-free',
    es: 'sin frutos secos',
    of: ['nuts', 'frutos secos'],
  },
  {
    asked: /\bsoy\b|\bsoya\b/,
    told: /soy.?free|no soy/i,
    holds: /\bsoya?\b(?!.?free)/i,
    en: 'soy-free',
    es: 'sin soya',
    of: ['soy', 'soya'],
  },
  {
    asked: /\beggs?\b/,
    told: /egg.?free|no eggs?/i,
    holds: /\beggs?\b(?!.?free)/i,
    en: 'egg-free',
    es: 'sin huevo',
    of: ['egg', 'huevo'],
  },
  {
    asked: /\bcaffein/,
    told: /caffeine.?free|no caffeine|decaf/i,
    holds: /\b(?:caffeine|coffee|espresso|cold brew|mocha|matcha|green tea|black tea|yerba|guarana)\b(?!.?free)/i,
    en: 'caffeine-free',
    es: 'sin cafeína',
    of: ['caffeine', 'cafeína'],
  },
  { asked: /\bkosher\b/, told: /kosher/i, en: 'kosher', es: 'kosher' },
  { asked: /\bhalal\b/, told: /halal/i, en: 'halal', es: 'halal' },
]

const QUESTION =
  /^(?:(?:so|and|but|ok|okay|hey|hi|also|wait|um+),? )*(?:(?:are|is|r|do|does|did|has|will|would|son|es|tienen?|llevan?)\b|any (?:\p{L}+ )?\p{L}+ in (?:the|your|those|these|them|it|that)\b|got \p{L}+ in\b)/u
const SEEKS =
  /\b(?:something|anything|looking|want|need|you (?:guys )?(?:got|have|carry|sell|stock)|yall (?:got|have)|recommend|show|tienes|busco|hay)\b|^(?:are|is) there (?!.* in\b)/

/** Which diet a question asks about, beside the names of things ("peanut butter cups"), or null when things that keep it are wished for. */
function dietAsked({ plain, said }: Scene['understood']): Diet | null {
  if (!QUESTION.test(plain) || SEEKS.test(plain)) return null
  const bare = said.terms.reduce((rest, term) => (term.stems.length > 1 ? rest.replace(term.said, '') : rest), plain)
  return DIETS.find(({ asked }) => asked.test(bare)) ?? null
}

/** "do they have sugar in them": then what is free of it is a no. */
const OF_CONTENTS = /\b(?:have|has|contain\p{L}*|in (?:the|your|those|these|them|it|that)|got|llevan?|tienen?)\b/u
const FEW = 3

/** Where a label says what is in a thing; sentences of mere praise ("made with love") end no question. */
const CONTENTS =
  /\b(?:contains?|allergens?|ingredients?|made from|(?:made|infused|formulated|enhanced|packed|loaded|topped|coated|filled) with|blends? of)\b[^.!]*/gi

/** What the name and the lines about its contents say is in a thing, and nothing that a menu says of it elsewhere. */
function contentsOf({ nameKey, product }: Item): string {
  return [nameKey, ...(product.description?.match(CONTENTS) ?? [])].join(' ; ')
}

/** The menu's own word for it, in a name, a tag or a description; where it has none, that is said. */
function dietOf(items: readonly Item[], diet: Diet, { store, language, understood }: Scene): ProductAnswer {
  const { told: isFree, holds } = diet
  const isHeld = (item: Item): boolean => holds?.test(contentsOf(item)) === true
  const told = items.filter(
    (item) => (isFree.test(item.label) || isFree.test(item.product.description ?? '')) && !isHeld(item),
  )
  const held = items.filter(isHeld).slice(0, FEW)
  const silent = items.filter((item) => !told.includes(item) && !held.includes(item))
  const about = (told.length > 0 ? told : silent).slice(0, MOST_SHOWN)
  const reverse = OF_CONTENTS.test(understood.plain) && !/\bfree\b|\bvegan\b/.test(understood.plain)
  const texts: string[] = []
  if (told.length > 0) texts.push(listed(about, { diet, language, whole: items.length === told.length, reverse }))
  else if (silent.length > 0) texts.push(silence(about, diet, language))
  if (held.length > 0) texts.unshift(heldIn(held, { diet, language, reverse }))
  const named = [...held, ...about].slice(0, MOST_SHOWN)
  const quotes = told.length > 0 ? [] : ownWords(held.length > 0 ? held : silent, diet)
  texts.push(...quotes.map((quote) => tell(language, `The menu says: "${quote}".`, `El menú dice: "${quote}".`)))
  if (told.length + held.length === 0) texts.push(contactLine(store.profile, language))
  return { text: texts.join(' '), about: named, shown: named.filter((item) => item.inStock), known: true, quotes }
}

const OF_LABEL = /\b(?:allergens?|contains?|ingredients?|facility)\b/i

/** Where one thing is asked about, what its description says of it: a facility that handles nuts is worth knowing too. */
function ownWords(items: readonly Item[], { holds }: Diet): readonly string[] {
  const [first] = items
  if (first === undefined || items.some(({ nameKey }) => nameKey !== first.nameKey)) return []
  if (holds === undefined) return []
  const onLabel = { exec: (line: string) => (OF_LABEL.test(line) ? holds.exec(line) : null) }
  const quote = quoteOf(first, [onLabel, holds])
  return quote === null ? [] : [quote]
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
