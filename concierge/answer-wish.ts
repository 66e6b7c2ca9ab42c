import type { AgentBrief } from '#contract/agent.ts'
import { constraintsOf, type ConstraintId } from './retrieve/constraints.ts'
import { type Choice, choose } from './retrieve/choose.ts'
import type { Item } from './retrieve/item.ts'
import { type Retrieved, retrieve } from './retrieve/retrieve.ts'
import type { Wish } from './retrieve/wish.ts'
import type { Store } from './open-store.ts'
import { beginnerAdvice, itemLine, wishText } from './say/describe.ts'
import { type Language, listOf, money, tell, vary } from './say/wording.ts'

/** The products of an answer and its words. `met` is false when the wish itself could not be met. */
export type WishAnswer = {
  text: string
  choices: readonly Choice[]
  met: boolean
  retrieved: readonly Retrieved[]
  blockers: readonly ConstraintId[]
}

type WishQuestion = {
  store: Store
  agent: AgentBrief
  language: Language
  seed: string
  exclude: readonly Item[]
  saidLowAndSlow: boolean
}

/** Answers a wish for one thing or several; several share the budget. */
export function answerWish(parts: readonly Wish[], question: WishQuestion): WishAnswer {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return answerOne(only, question)
  const fitted = fitBudget(
    parts.map((part) => retrieve(question.store, part)),
    parts,
    question.agent,
  )
  const choices = fitted.flatMap((entry) => entry.choice ?? [])
  const missing = fitted.filter((entry) => entry.choice === null)
  const lines = choices.map((choice) => itemLine(choice.item, question.language))
  const total = choices.reduce((sum, choice) => sum + (choice.item.payable ?? 0), 0)
  const texts: string[] = []
  if (choices.length > 0) {
    const together = choices.every((choice) => choice.item.payable !== null)
      ? tell(
          question.language,
          ` Together that is ${money(total)} before tax.`,
          ` En total son ${money(total)} antes de impuestos.`,
        )
      : ''
    texts.push(
      `${tell(question.language, 'Here is what I would put together:', 'Esto es lo que yo combinaría:')} ${lines.join('; ')}.${together}`,
    )
  }
  for (const entry of missing)
    texts.push(
      tell(
        question.language,
        `Sorry, I don't have ${wishText(entry.wish, 'en')} in stock right now.`,
        `Lo siento, ahora mismo no tengo ${wishText(entry.wish, 'es')}.`,
      ),
    )
  if (parts.some((part) => part.beginner) && !question.saidLowAndSlow && choices.length > 0)
    texts.push(
      beginnerAdvice(
        choices.map((choice) => choice.item),
        question.language,
      ),
    )
  return {
    text: texts.join(' '),
    choices,
    met: missing.length < parts.length,
    retrieved: fitted.map((entry) => entry.retrieved),
    blockers: missing.length > 0 ? ['form'] : [],
  }
}

type Fitted = { wish: Wish; retrieved: Retrieved; choice: Choice | null }

/** Takes the best of each part, then goes down in price, part by part, until the sum fits the budget. */
function fitBudget(retrieved: readonly Retrieved[], parts: readonly Wish[], agent: AgentBrief): Fitted[] {
  const budget = parts[0]?.budgetTotal ?? null
  const lists = parts.map((part, index) => {
    const met = retrieved[index]?.met ?? []
    if (budget === null) return choose(met, { ...part, count: 1 }, agent)
    return [
      ...choose(met, { ...part, count: 12 }, agent),
      ...choose(met, { ...part, count: 6, order: 'cheapest' }, agent),
    ]
  })
  const at = lists.map(() => 0)
  const price = (index: number, place: number): number => lists[index]?.[place]?.item.payable ?? 0
  const sum = (): number => at.reduce((total, place, index) => total + price(index, place), 0)
  if (budget !== null) {
    for (let round = 0; round < 200 && sum() > budget; round++) {
      const dearest = at.map((place, index) => ({ index, cost: price(index, place) })).sort((a, b) => b.cost - a.cost)
      const movable = dearest.find(({ index, cost }) =>
        (lists[index] ?? []).some((choice) => (choice.item.payable ?? 0) < cost),
      )
      if (movable === undefined) break
      const list = lists[movable.index] ?? []
      const next = list.findIndex(
        (choice, place) => place > (at[movable.index] ?? 0) && (choice.item.payable ?? 0) < movable.cost,
      )
      at[movable.index] = next >= 0 ? next : list.findIndex((choice) => (choice.item.payable ?? 0) < movable.cost)
    }
  }
  const fits = budget === null || sum() <= budget
  let left = budget ?? Number.POSITIVE_INFINITY
  return parts.flatMap((wish, index): Fitted[] => {
    const part = retrieved[index]
    if (part === undefined) return []
    const choice = lists[index]?.[at[index] ?? 0] ?? null
    if (choice === null || (!fits && (choice.item.payable ?? 0) > left))
      return [{ wish, retrieved: part, choice: null }]
    left -= choice.item.payable ?? 0
    return [{ wish, retrieved: part, choice }]
  })
}

function answerOne(wish: Wish, question: WishQuestion): WishAnswer {
  const { store, agent, language, exclude } = question
  const relaxed = softenBeginner(store, softenApproximate(store, softenMild(store, wish)))
  const retrieved = retrieve(store, relaxed)
  const fresh = retrieved.met.filter((item) => !exclude.includes(item))
  const offered = fresh.length > 0 ? fresh : retrieved.met
  if (offered.length === 0) return answerNoMatch(relaxed, retrieved, question)
  const choices = choose(offered, relaxed, agent)
  const lines = choices.map((choice) => itemLine(choice.item, language))
  const texts = [`${opening(relaxed, choices.length, question)} ${lines.join('; ')}.`]
  if (relaxed !== wish && wish.priceMax !== relaxed.priceMax)
    texts.push(tell(language, 'That is a touch over what you said.', 'Es un poco más de lo que dijiste.'))
  if (retrieved.effectsBy === 'type' && wish.effects.length > 0)
    texts.push(
      tell(
        language,
        "The menu doesn't list effects for these, so I went by strain type.",
        'El menú no indica efectos, así que me guié por el tipo de variedad.',
      ),
    )
  if (
    wish.beginner &&
    !question.saidLowAndSlow &&
    choices.some((choice) => ['edible', 'flower', 'pre-roll', 'vape'].includes(choice.item.category))
  )
    texts.push(
      beginnerAdvice(
        choices.map((choice) => choice.item),
        language,
      ),
    )
  return { text: texts.join(' '), choices, met: true, retrieved: [retrieved], blockers: [] }
}

function opening(wish: Wish, count: number, { agent, language, seed }: WishQuestion): string {
  const concise = agent.personality.communicationTone === 'concise'
  const superlative =
    wish.order === 'cheapest'
      ? tell(language, 'Lowest price first:', 'Del más barato al más caro:')
      : wish.order === 'strongest'
        ? tell(language, 'Strongest first:', 'Del más fuerte al más suave:')
        : wish.order === 'value'
          ? tell(language, 'Best price for the amount first:', 'Primero lo que más rinde:')
          : wish.order === 'mildest'
            ? tell(language, 'Mildest first:', 'Primero lo más suave:')
            : null
  if (superlative !== null) return superlative
  if (concise)
    return count === 1 ? tell(language, 'My pick:', 'Mi elección:') : tell(language, 'My picks:', 'Mis elecciones:')
  const what = wishText(wish, language)
  const one = [
    tell(language, `For ${what} I'd go with`, `Para ${what} te recomiendo`),
    tell(language, `Good choice for ${what}:`, `Buena opción de ${what}:`),
  ]
  const many = [
    tell(language, `Here's what I'd look at for ${what}:`, `Esto es lo que yo vería de ${what}:`),
    tell(language, `I have some good ${what}:`, `Tengo buenas opciones de ${what}:`),
    tell(language, `These fit ${what}:`, `Esto encaja con ${what}:`),
  ]
  return vary(count === 1 ? one : many, seed)
}

/** "around $30" means up to $30; only when nothing is there may it be a little over. */
function softenApproximate(store: Store, wish: Wish): Wish {
  if (!wish.priceAbout || wish.priceMax === null || retrieve(store, wish).met.length > 0) return wish
  const wider = { ...wish, priceMax: Math.round(wish.priceMax * 1.15) }
  return retrieve(store, wider).met.length > 0 ? wider : wish
}

/** "mild" without a figure is measured against the shelf: the gentler third, and never more than 21% THC where that exists. */
function softenMild(store: Store, wish: Wish): Wish {
  if (!wish.mild || wish.thcMax !== null || wish.mgPieceMax !== null || wish.beginner) return wish
  const fitting = retrieve(store, wish).met
  const flowerLike = fitting.filter((item) => item.category === 'flower' || item.category === 'pre-roll')
  const edibles = fitting.filter(
    (item) => item.category === 'edible' && item.mgPerPiece !== null && item.mgPerPiece <= 5,
  )
  if (
    flowerLike.some((item) => item.product.thcPercent !== null && item.product.thcPercent <= 21) &&
    wish.forms.length > 0 &&
    wish.forms.every((form) => form.category === 'flower' || form.category === 'pre-roll')
  )
    return { ...wish, thcMax: 21 }
  if (edibles.length > 0 && wish.forms.length > 0 && wish.forms.every((form) => form.category === 'edible'))
    return { ...wish, mgPieceMax: 5 }
  return wish
}

/** Where no row says it is gentle (a menu without doses), the beginner rule leads instead of excluding. */
function softenBeginner(store: Store, wish: Wish): Wish {
  if (!wish.beginner) return wish
  if (wish.mgPieceMax !== null || wish.thcMax !== null) return { ...wish, beginner: false, mild: true }
  if (retrieve(store, wish).met.length > 0) return wish
  const open = { ...wish, beginner: false, mild: true }
  return retrieve(store, open).met.some((item) => item.mgPerPiece === null && item.product.thcPercent === null)
    ? open
    : wish
}

function answerNoMatch(wish: Wish, retrieved: Retrieved, question: WishQuestion): WishAnswer {
  const { language, agent } = question
  const what = wishText(wish, language)
  const gone = retrieved.soldOut[0]
  const first =
    gone !== undefined && wish.terms.length > 0
      ? tell(
          language,
          `Sorry, ${itemName(gone)} is sold out right now.`,
          `Lo siento, ${itemName(gone)} está agotado ahora mismo.`,
        )
      : tell(
          language,
          `Sorry, I don't have any ${what} in stock right now.`,
          `Lo siento, ahora mismo no tengo ${what}.`,
        )
  const [blocker] = retrieved.blockers
  const nearest = retrieved.nearest.filter((item) => !question.exclude.includes(item))
  if (blocker === undefined || nearest.length === 0)
    return {
      text: `${first} ${tell(language, 'Would you like to see something close to it?', '¿Quieres ver algo parecido?')}`,
      choices: [],
      met: false,
      retrieved: [retrieved],
      blockers: retrieved.blockers,
    }
  const choices = choose(nearest, nearestOrder(wish, blocker), agent).slice(0, 2)
  const lines = choices.map((choice) => itemLine(choice.item, language))
  const text = `${first} ${differenceText(blocker, wish, choices, language)} ${lines.join('; ')}.`
  return { text, choices, met: false, retrieved: [retrieved], blockers: retrieved.blockers }
}

function itemName(item: Item): string {
  return item.product.name
}

/** The nearest to a price that cannot be met is the lowest price, to a strength the nearest strength. */
function nearestOrder(wish: Wish, blocker: ConstraintId): Wish {
  switch (blocker) {
    case 'price':
      return { ...wish, order: wish.priceMax === null ? 'dearest' : 'cheapest' }
    case 'potency':
      return { ...wish, order: wish.thcMax === null ? 'strongest' : 'mildest' }
    case 'dose':
      return { ...wish, order: wish.mgPieceMin === null ? 'mildest' : 'strongest' }
    default:
      return { ...wish, order: wish.order }
  }
}

function differenceText(blocker: ConstraintId, wish: Wish, choices: readonly Choice[], language: Language): string {
  const prices = choices.flatMap((choice) => choice.item.payable ?? [])
  switch (blocker) {
    case 'price':
      return wish.priceMax !== null && prices.length > 0
        ? tell(
            language,
            `The nearest in price start at ${money(Math.min(...prices))}:`,
            `Lo más cercano en precio empieza en ${money(Math.min(...prices))}:`,
          )
        : tell(language, 'The nearest in price:', 'Lo más cercano en precio:')
    case 'size':
    case 'pack':
      return tell(language, 'In another size I have', 'En otro tamaño tengo')
    case 'type':
      return tell(language, 'Of another strain type I have', 'De otro tipo de variedad tengo')
    case 'brand':
      return tell(language, 'From other brands I have', 'De otras marcas tengo')
    case 'potency':
    case 'dose':
    case 'beginner':
      return tell(language, 'The nearest in strength:', 'Lo más cercano en potencia:')
    case 'sale':
      return tell(language, 'At the regular price I have', 'A precio normal tengo')
    default: {
      const lost = {
        flavor: listOf(wish.flavors, language, 'or'),
        terpene: listOf(wish.terpenes, language),
        cannabinoid: listOf(
          wish.cannabinoids.map((id) => id.toUpperCase()),
          language,
        ),
        term: wish.terms.map((term) => term.said).join(' '),
        ratio: wish.ratio ?? '',
      }
      const name =
        blocker === 'flavor' ||
        blocker === 'terpene' ||
        blocker === 'cannabinoid' ||
        blocker === 'term' ||
        blocker === 'ratio'
          ? lost[blocker]
          : ''
      return name === ''
        ? tell(language, 'The closest I have:', 'Lo más parecido que tengo:')
        : tell(language, `Without the ${name}, the closest I have:`, `Sin ${name}, lo más parecido que tengo:`)
    }
  }
}

/** True when every hard condition of a wish holds for an item in stock; used by the check and by tests. */
export function keepsWish(store: Store, wish: Wish, item: Item): boolean {
  return item.inStock && constraintsOf(store, wish).every((constraint) => constraint.holds(item))
}
