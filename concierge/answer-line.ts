import type { Scene } from './draft.ts'
import type { ProductAnswer } from './product-answer.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { NO_WISH } from './retrieve/wish.ts'
import { type Language, listOf, shortName, tell } from './say/wording.ts'

/** What is asked of a line of things at once ("what flavors do their seltzers come in", "are the mints sugar free"), or null. */
export function answerLine(scene: Scene): ProductAnswer | null {
  const { plain } = scene.understood
  const diet = dietAsked(plain)
  if (diet === null && !ASKS_FLAVORS.test(plain)) return null
  const items = lineOf(scene)
  if (items.length === 0) return null
  return diet === null ? flavorsOf(items, scene) : dietOf(items, diet, scene)
}

const ASKS_FLAVORS =
  /\b(?:what|which|how many|all the|que|cuales) (?:(?:are|other|different|kinds?|of|the|are the|son|los) )*(?:flavou?rs?|varieties|sabores)\b(?! (?:is|does it)\b)|^(?:[\p{L}\p{N}]+ ){1,6}(?:flavou?rs|sabores)$|\bflavou?rs (?:do|does|are|of)\b/u

/** The things spoken of: what is named by its maker, shelf or name, else what was shown. */
function lineOf({ store, understood }: Scene): readonly Item[] {
  const { said, pointed, standing, plain } = understood
  const forms = said.forms
    .map((form) => ({ ...form, kinds: form.kinds.filter((id) => KIND_BY_ID.get(id)?.described !== true) }))
    .filter((form, at) => form.kinds.length > 0 || said.forms[at]?.kinds.length === 0)
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

/** `holds` names by what a thing is called that it does contain it. */
type Diet = { asked: RegExp; told: RegExp; holds?: RegExp; en: string; es: string }

const DIETS: readonly Diet[] = [
  {
    asked: /\bvegan|plant based|gelatin|animal products?\b/,
    told: /\bvegan|plant.?based|gelatin.?free|no gelatin/i,
    en: 'vegan',
    es: 'vegano',
  },
  {
    asked: /\bgluten|\bwheat\b|\bceliac/,
    told: /gluten.?free|no gluten|without gluten/i,
    en: 'gluten-free',
    es: 'sin gluten',
  },
  {
    asked: /\bsugar(?! (?:wax|resin|diamond))|\bazucar\b/,
    told: /sugar.?free|no (?:added )?sugar|without sugar|zero sugar|\bketo\b/i,
    en: 'sugar-free',
    es: 'sin azúcar',
  },
  {
    asked: /\bdairy\b|\blactose\b/,
    told: /dairy.?free|non.?dairy|lactose.?free|no dairy|\bvegan\b/i,
    holds: /\bmilk choc|\bmilk\b/,
    en: 'dairy-free',
    es: 'sin lácteos',
  },
  {
    asked: /\b(?:tree )?nuts?\b|\bpeanuts?\b/,
    told: /nut.?free|no nuts|without nuts/i,
    holds: /\b(?:peanut|almond|hazelnut|pecan|walnut|cashew|pistachio|praline)/,
    en: 'nut-free',
    es: 'sin frutos secos',
  },
  { asked: /\bkosher\b/, told: /kosher/i, en: 'kosher', es: 'kosher' },
  { asked: /\bhalal\b/, told: /halal/i, en: 'halal', es: 'halal' },
]

const QUESTION =
  /^(?:(?:so|and|but|ok|okay|hey|hi|also|wait|um+),? )*(?:(?:are|is|r|do|does|did|has|will|would|son|es|tienen?|llevan?)\b|any (?:\p{L}+ )?\p{L}+ in (?:the|your|those|these|them|it|that)\b|got \p{L}+ in\b)/u
const SEEKS =
  /\b(?:something|anything|looking|want|need|you (?:guys )?(?:got|have|carry|sell|stock)|yall (?:got|have)|recommend|show|tienes|busco|hay)\b|^(?:are|is) there (?!.* in\b)/

/** Which diet a question asks about, or null when things that keep it are wished for. */
function dietAsked(plain: string): Diet | null {
  if (!QUESTION.test(plain) || SEEKS.test(plain)) return null
  return DIETS.find(({ asked }) => asked.test(plain)) ?? null
}

/** "do they have sugar in them": then what is free of it is a no. */
const OF_CONTENTS = /\b(?:have|has|contain\p{L}*|in (?:the|your|those|these|them|it|that)|got|llevan?|tienen?)\b/u
const FEW = 3

/** The menu's own word for it, in a name, a tag or a description; where it has none, that is said. */
function dietOf(items: readonly Item[], diet: Diet, { language, understood }: Scene): ProductAnswer {
  const told = items.filter(({ label, product }) => diet.told.test(label) || diet.told.test(product.description ?? ''))
  const about = (told.length > 0 ? told : items).slice(0, MOST_SHOWN)
  const held = items.filter((item) => !told.includes(item) && diet.holds?.test(item.nameKey) === true).slice(0, FEW)
  const reverse = OF_CONTENTS.test(understood.plain) && !/\bfree\b|\bvegan\b/.test(understood.plain)
  const texts =
    told.length === 0
      ? [silence(about, diet, language)]
      : [listed(about, { diet, language, whole: items.length === told.length, reverse })]
  if (held.length > 0)
    texts.push(
      tell(
        language,
        `By the name it goes by, not so: ${namesOf(held, language)}.`,
        `Por su nombre, no lo es: ${namesOf(held, language)}.`,
      ),
    )
  return { text: texts.join(' '), about: [...about, ...held], shown: about, known: true }
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
