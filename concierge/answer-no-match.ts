import type { ConstraintId } from './retrieve/constraints.ts'
import { alreadyLowest } from './already-lowest.ts'
import { answerSilent, unlisted } from './answer-unlisted.ts'
import { type Choice, choose } from './retrieve/choose.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { piecesSold } from './retrieve/pieces-sold.ts'
import { type Retrieved, retrieve } from './retrieve/retrieve.ts'
import { CATEGORY_LABELS } from './retrieve/shelves.ts'
import { nearestTo } from './retrieve/likeness.ts'
import { NO_WISH, type Wish } from './retrieve/wish.ts'
import { flavorName, nameWish } from './say/name-wish.ts'
import { inShort } from './say/pitch.ts'
import { type Language, listOf, money, shortName, tell } from './say/wording.ts'
import type { WishAnswer, WishQuestion } from './wish-answer.ts'

/** Says which wish cannot be met, and offers what comes nearest with the difference named. */
export function answerNoMatch(wish: Wish, retrieved: Retrieved, question: WishQuestion): WishAnswer {
  const { language, agent, store, exclude } = question
  const lowest = alreadyLowest(wish, retrieved, question)
  if (lowest !== null) return lowest
  const silent = answerSilent(wish, question)
  if (silent !== null) return { ...silent, retrieved: [retrieved], blockers: retrieved.blockers }
  const what = nameWish(wish, language)
  const gone = goneOf(wish, retrieved)
  const first =
    gone !== null
      ? tell(
          language,
          `Sorry, ${shortName(gone)}${sizeGone(gone, retrieved, 'in')} is sold out right now.`,
          `Lo siento, ${shortName(gone)}${sizeGone(gone, retrieved, 'en')} está agotado ahora mismo.`,
        )
      : (onlyAsRefused(wish, question) ??
        onlyWithTerpenes(wish, question) ??
        unlisted(wish, question) ??
        inOtherSize(wish, retrieved, language) ??
        tell(
          language,
          `Sorry, I don't have ${what.replace(/^something/, 'anything')} in stock right now.`,
          `Lo siento, ahora mismo no tengo ${what}.`,
        ))
  const [blocker] = retrieved.blockers
  const like = gone !== null ? nearestTo(store, gone, { ...wish, terms: [] }) : []
  const unseen = retrieved.nearest.filter((item) => !exclude.includes(item))
  const nearest = like.length > 0 ? like : unseen.length > 0 && blocker !== 'price' ? unseen : retrieved.nearest
  if (blocker === undefined || nearest.length === 0)
    return {
      text: `${first} ${tell(language, 'Would you like to see something close to it?', '¿Quieres ver algo parecido?')}`,
      choices: [],
      met: false,
      retrieved: [retrieved],
      blockers: retrieved.blockers,
      amounts: [],
    }
  const closest = blocker === 'dose' ? closestInDose(nearest, wish) : closestInSize(nearest, wish, blocker)
  const choices = (
    like.length > 0
      ? choose(like.slice(0, 2), { ...NO_WISH, count: 2 }, agent)
      : choose(closest, nearestOrder(wish, blocker), agent)
  ).slice(0, 2)
  const lines = choices.map((choice) => inShort(choice.item, language))
  const difference =
    like.length > 0
      ? tell(language, 'Closest to it:', 'Lo más parecido:')
      : retrieved.jointly === true
        ? jointDifference(retrieved.blockers, language)
        : (extremeSize(wish, retrieved, choices.length, language) ?? differenceText(blocker, wish, choices, language))
  const text = `${first} ${difference} ${listOf(lines, language)}.`
  return { text, choices, met: false, retrieved: [retrieved], blockers: retrieved.blockers, amounts: [] }
}

/** What is sold out of a name that is asked for, or the only one of a kind ("is the hoodie back"). */
function goneOf({ terms, forms }: Wish, { soldOut }: Retrieved): Item | null {
  const [item = null] = soldOut
  const [form, other] = forms
  const isOnly =
    form !== undefined &&
    other === undefined &&
    form.kinds.length > 0 &&
    form.word !== undefined &&
    soldOut.every(({ nameKey }) => nameKey === item?.nameKey)
  return terms.length > 0 || isOnly ? item : null
}

/** "Any smaller": there is some, and none of it is smaller than what was shown. */
function inOtherSize(wish: Wish, { blockers }: Retrieved, language: Language): string | null {
  const { grams, gramsMin, gramsMax, packCount, packMin } = wish
  const bounded = gramsMax !== null || gramsMin !== null || (packMin ?? 0) > 2
  if (!bounded || grams.length > 0 || packCount !== null || !(blockers[0] === 'size' || blockers[0] === 'pack'))
    return null
  const [size, tamano] = gramsMax === null ? ['larger', 'más grande'] : ['smaller', 'más pequeño']
  const what = nameWish(wish, language)
  return tell(
    language,
    `Sorry, I don't have ${what} in a ${size} size right now.`,
    `Lo siento, ahora mismo no tengo ${what} en un tamaño ${tamano}.`,
  )
}

/** "The smallest I have is" what was shown already, where nothing is smaller. */
function extremeSize(wish: Wish, retrieved: Retrieved, count: number, language: Language): string | null {
  if (inOtherSize(wish, retrieved, language) === null || retrieved.blockers[0] !== 'size') return null
  const [size, tamano] = wish.gramsMax === null ? ['largest', 'grande'] : ['smallest', 'pequeño']
  return count > 1
    ? tell(language, `The ${size} I have are`, `Lo más ${tamano} que tengo:`)
    : tell(language, `The ${size} I have is`, `Lo más ${tamano} que tengo es`)
}

/** " in XL" of what is there in another size. */
function sizeGone({ nameKey, product: { size } }: Item, { nearest }: Retrieved, joint: string): string {
  const isElse = nearest.some((item) => item.nameKey === nameKey && item.product.size !== size)
  return isElse && size !== null ? ` ${joint} ${size}` : ''
}

/** "CBN, not gummies" where the only CBN is in gummies: said so, since there is some. */
function onlyAsRefused(wish: Wish, { store, language }: WishQuestion): string | null {
  if (wish.notKinds.length === 0 && wish.notCategories.length === 0) return null
  const open: Wish = { ...wish, notKinds: [], notCategories: [] }
  if (retrieve(store, open).met.length === 0) return null
  const refused = [
    ...wish.notKinds.flatMap((id) => KIND_BY_ID.get(id) ?? []).map((kind) => tell(language, kind.label, kind.labelEs)),
    ...wish.notCategories.map((id) => tell(language, CATEGORY_LABELS[id].many, CATEGORY_LABELS[id].es)),
  ]
  const what = nameWish(open, language)
  return tell(
    language,
    `Sorry, the only ${what.replace(/^something/, 'thing')} in stock right now comes as ${listOf(refused, language, 'or')}, so nothing else fits that.`,
    `Lo siento, ahora mismo ${what} solo hay en ${listOf(refused, language, 'or')}.`,
  )
}

/** "Flower without myrcene" where all of it lists some: that is said, and not that there is none. */
function onlyWithTerpenes(wish: Wish, { store, language }: WishQuestion): string | null {
  const { notTerpenes } = wish
  const open: Wish = { ...wish, notTerpenes: [] }
  if (notTerpenes.length === 0 || retrieve(store, open).met.length === 0) return null
  return tell(
    language,
    `Our menu lists ${listOf(notTerpenes, 'en', 'or')} in all the ${nameWish(open, 'en').replace(/^something/, 'things')} in stock right now.`,
    `Nuestro menú indica ${listOf(notTerpenes, 'es', 'or')} en todo lo que hay de ${nameWish(open, 'es')} ahora mismo.`,
  )
}

/** "At 2 mg", "500 mg in all": neither the strongest nor the mildest comes nearest, but the next figure. */
function closestInDose(items: readonly Item[], wish: Wish): readonly Item[] {
  const { mgPieceMin, mgPieceMax, mgTotalMin, mgTotalMax } = wish
  const inAll = mgTotalMin !== null
  const [from, to] = inAll ? [mgTotalMin, mgTotalMax ?? Number.POSITIVE_INFINITY] : [mgPieceMin, mgPieceMax]
  if (from === null || to === null) return items
  const gapOf = (item: Item): number => {
    const mg = inAll ? item.mgTotal : item.mgPerPiece
    return mg === null ? Number.POSITIVE_INFINITY : Math.max(from - mg, mg - to)
  }
  const least = Math.min(...items.map(gapOf))
  return items.filter((item) => gapOf(item) === least)
}

/** A pack of three or an ounce that is not there: what is next to it in count or weight. */
function closestInSize(items: readonly Item[], { grams, packCount }: Wish, blocker: ConstraintId): readonly Item[] {
  const wanted = blocker === 'pack' && packCount !== null ? [packCount] : blocker === 'size' ? grams : []
  if (wanted.length === 0) return items
  const gapOf = (item: Item): number => {
    const size = blocker === 'pack' ? piecesSold(item) : item.grams
    return size === null || size === 0
      ? Number.POSITIVE_INFINITY
      : Math.min(...wanted.map((one) => Math.abs(Math.log(size / one))))
  }
  const least = Math.min(...items.map(gapOf))
  return Number.isFinite(least) ? items.filter((item) => gapOf(item) < least + SAME_SIZE) : items
}

const SAME_SIZE = 0.05

/** The nearest to a price that cannot be met is the lowest price, to a strength the nearest strength. */
function nearestOrder(wish: Wish, blocker: ConstraintId): Wish {
  switch (blocker) {
    case 'price':
      return { ...wish, order: wish.priceMax === null ? 'dearest' : 'cheapest' }
    case 'size':
      return wish.gramsMin === null && wish.gramsMax === null
        ? wish
        : { ...wish, order: wish.gramsMin === null ? 'smallest' : 'biggest' }
    case 'cannabinoid':
      return wish.thcFree || wish.unfelt || wish.cannabinoids.includes('cbd') ? { ...wish, order: 'mildest' } : wish
    case 'potency':
      return { ...wish, order: wish.thcMax === null ? 'strongest' : 'mildest' }
    case 'dose':
      return { ...wish, order: wish.mgPieceMin === null && wish.mgTotalMin === null ? 'mildest' : 'strongest' }
    default:
      return { ...wish, order: wish.order }
  }
}

const DIFFERENCES: Partial<Record<ConstraintId, readonly [string, string]>> = {
  price: ['price', 'precio'],
  size: ['size', 'tamaño'],
  pack: ['pack size', 'paquete'],
  type: ['strain type', 'tipo'],
  brand: ['brand', 'marca'],
  potency: ['strength', 'potencia'],
  dose: ['strength', 'potencia'],
  beginner: ['strength', 'potencia'],
  flavor: ['flavor', 'sabor'],
  terpene: ['terpenes', 'terpenos'],
  cannabinoid: ['cannabinoids', 'cannabinoides'],
  ratio: ['ratio', 'proporción'],
  term: ['name', 'nombre'],
}

/** Two wishes in the way at once, both named. */
function jointDifference(blockers: readonly ConstraintId[], language: Language): string {
  const names = [...new Set(blockers.flatMap((id) => DIFFERENCES[id]?.[language === 'es' ? 1 : 0] ?? []))]
  return names.length === 0
    ? tell(language, 'At the regular price the closest I have:', 'A precio normal, lo más parecido que tengo:')
    : tell(
        language,
        `The closest I have, different in ${listOf(names, language)}:`,
        `Lo más parecido, con otro ${listOf(names, language)}:`,
      )
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
        flavor: listOf(
          wish.flavors.map((id) => flavorName(id, language)),
          language,
          'or',
        ),
        terpene: listOf(wish.terpenes, language, wish.eitherInside ? 'or' : 'and'),
        cannabinoid:
          wish.thcFree || wish.unfelt
            ? ''
            : listOf(
                wish.cannabinoids.map((id) => id.toUpperCase()),
                language,
                wish.eitherInside ? 'or' : 'and',
              ),
        term: wish.terms.map((term) => term.said).join(' '),
        ratio: listOf(wish.ratios, language, 'or'),
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
