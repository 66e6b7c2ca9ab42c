import { DIETS, saidOf } from './diets.ts'
import { denied } from './retrieve/affirmed.ts'
import { choose } from './retrieve/choose.ts'
import type { Kind } from './retrieve/kind.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { KINDS_GROWN } from './retrieve/kinds-grown.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { CATEGORY_LABELS } from './retrieve/shelves.ts'
import { NO_WISH, type Wish } from './retrieve/wish.ts'
import { inShort } from './say/pitch.ts'
import { listOf, tell } from './say/wording.ts'
import type { WishAnswer, WishQuestion } from './wish-answer.ts'

/** What is to be kept out, of which no row of these shelves says to be free, whatever it costs. */
function unlistedKinds({ forms }: Wish, { store }: WishQuestion): readonly Kind[] {
  const kinds = [...new Set(forms.flatMap((form) => form.kinds))].flatMap((id) => KIND_BY_ID.get(id) ?? [])
  const free = kinds.filter(({ id, described }) => described === true && (FREE_OF.test(id) || GROWN.has(id)))
  return free.length > 0 && retrieve(store, { ...NO_WISH, forms }).met.length === 0 ? free : []
}

const FREE_OF = /-free$/
const GROWN: ReadonlySet<string> = new Set(KINDS_GROWN.map(({ id }) => id))

/** Of what no row says to be free of nuts it is not known whether it is: that is said, and who can tell. */
export function unlisted(wish: Wish, question: WishQuestion): string | null {
  const { language } = question
  if (wish.thcFree) return unlistedThc(wish, question)
  const diets = unlistedKinds(wish, question).map(({ label, labelEs }) => tell(language, label, labelEs))
  if (diets.length === 0) return null
  const what = listOf(diets, language)
  return tell(
    language,
    `The menu lists nothing of that kind as ${what} right now; our team can check a label for you.`,
    `El menú no indica nada de eso como ${what} ahora mismo; nuestro equipo puede mirar la etiqueta.`,
  )
}

/** Where no row says to be without THC: a row that is silent of it may have some, and what is used has none. */
function unlistedThc({ forms }: Wish, { store, language }: WishQuestion): string {
  const open = forms.length === 0
  const used = open ? USED.filter((shelf) => store.items.some((item) => item.inStock && item.category === shelf)) : []
  const names = used.map((shelf) => tell(language, CATEGORY_LABELS[shelf].many, CATEGORY_LABELS[shelf].es))
  const first = open
    ? tell(
        language,
        'Nothing to smoke, eat or rub on is listed as THC-free on our menu.',
        'Nada de lo que se fuma, se come o se unta figura sin THC en el menú.',
      )
    : tell(language, 'The menu lists nothing of that kind as THC-free.', 'El menú no indica nada de eso como sin THC.')
  return names.length === 0
    ? first
    : `${first} ${tell(language, `What has none is our ${listOf(names, 'en')}.`, `Lo que no tiene son ${listOf(names, 'es')}.`)}`
}

const USED = ['accessory', 'merch'] as const

/** What a label must name; sugar or milk are in much that says nothing of them. */
const NAMED_ON_LABELS: ReadonlySet<string> = new Set(['nut-free', 'soy-free', 'egg-free'])

/** "Chocolates without nuts" where no row says to be free of them: what fits otherwise and names none, and that a label is to be checked. */
export function answerSilent(
  wish: Wish,
  question: WishQuestion,
): Pick<WishAnswer, 'text' | 'choices' | 'met' | 'amounts'> | null {
  const { language, agent, store, exclude } = question
  const kept = unlistedKinds(wish, question).map(({ id }) => id)
  const diets = DIETS.filter(({ en }) => kept.includes(en))
  if (diets.length === 0 || !kept.every((id) => NAMED_ON_LABELS.has(id))) return null
  const forms = wish.forms.map((form) => ({ ...form, kinds: form.kinds.filter((kind) => !kept.includes(kind)) }))
  const items = retrieve(store, { ...wish, forms }).met.filter(
    (item) =>
      !exclude.includes(item) &&
      diets.every(({ holds, told }) => holds?.test(saidOf(item)) === false && !denied(told, saidOf(item))),
  )
  const choices = choose(items, { ...wish, forms, count: null }, agent).slice(0, 2)
  if (choices.length === 0) return null
  const of = (at: 0 | 1): string =>
    listOf(
      diets.flatMap((diet) => diet.of?.[at] ?? []),
      language,
    )
  const lines = listOf(
    choices.map((choice) => inShort(choice.item, language)),
    language,
  )
  const text = tell(
    language,
    `Our menu lists nothing of that kind as ${listOf(kept, language)} right now. These name no ${of(0)}, but have our team check the label first: ${lines}.`,
    `Nuestro menú no indica nada de eso como ${listOf(
      diets.map(({ es }) => es),
      language,
    )} ahora mismo. Estos no mencionan ${of(1)}, pero pide a nuestro equipo que mire antes la etiqueta: ${lines}.`,
  )
  return { text, choices, met: false, amounts: [] }
}
