import type { Store } from './open-store.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { choose } from './retrieve/choose.ts'
import type { Item } from './retrieve/item.ts'
import { nearestTo, overlap, UNLIKENED } from './retrieve/likeness.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { strainLore } from './retrieve/strain-lore.ts'
import { acceptedTypes, NO_WISH, type Wish } from './retrieve/wish.ts'
import { nameWish } from './say/name-wish.ts'
import { inShort } from './say/pitch.ts'
import { listOf, nameOf, shortName, tell } from './say/wording.ts'

const SHOWN = 3
/** Of several sizes of one flower the eighth is compared. */
const USUAL_GRAMS = 3.5
const CLEARLY_WEAKER = 0.85
/** "Like it but mild". */
const MILD_BESIDE = 0.75
const CLEARLY_STRONGER = 1.1

/** "anything like Blue Dream?": the strain itself where it is in stock, then its nearest by what is known of it. */
export function answerLike(named: readonly Item[], question: ProductQuestion): ProductAnswer | null {
  const target = named.find((item) => item.grams === USUAL_GRAMS) ?? named[0]
  return target === undefined ? likeLore(question) : likeItem(target, named, question)
}

/** "switch it up", "a substitute": the thing itself is not asked for again. */
const OTHERS_ONLY =
  /\b(?:switch (?:it )?up|change it up|mix it up|(?:something|what|anything) (?:else|new|different)|different|instead|substitutes?|replacements?|alternatives?|should (?:i|we|he|she|they) try|would (?:i|we|he|she|they) like|fan of|sold out|out of stock)\b/

const SOMETHING_ELSE = /\b(?:what|anything|something) else\b/

/** Another size of it is nothing else. */
function isSameStrain(item: Item, target: Item): boolean {
  return (
    (item.product.strainName !== null && item.product.strainName === target.product.strainName) ||
    withoutSizes(item.product.name) === withoutSizes(target.product.name)
  )
}

function withoutSizes(name: string): string {
  return name
    .toLowerCase()
    .replace(/\d+(?:\.\d+)? ?(?:g|oz|mg)\b|\b1\/[248]\b/g, '')
    .trim()
}

type Turn = 'cheaper' | 'weaker' | 'stronger' | 'calmer'

function turnOf(plain: string): Turn | null {
  if (
    /\b(?:cheaper|less expensive|less money|more affordable|cost(?:s)? less|for less|lower(?:-| )?priced?|(?:not (?:as|so)|less) (?:pricey|expensive)|but (?:its|it is|thats|theyre|they are|is|are) (?:so |too |kinda |a bit |pretty |really )?(?:pricey|expensive)|too (?:pricey|expensive|much(?! for (?:me|her|him|us|them)))|on a budget|mas barat[oa])\b/.test(
      plain,
    )
  )
    return 'cheaper'
  if (
    /\b(?:weaker|lighter|milder|gentler|mellower|softer|but (?:a (?:bit|little) |more |way |much |really |pretty |on the )?(?:mild|gentle|mellow|light|soft|tame|weak)|less (?:strong|potent|intense|thc)|too much for (?:me|her|him|us|them)|(?:not (?:so|as|that|quite as)|too) (?:strong|potent|intense)|lower thc|mas suave|menos fuerte)\b/.test(
      plain,
    )
  )
    return 'weaker'
  if (
    /\b(?:calmer|more (?:calm|chill|relax\p{L}*)|less (?:racy|edgy|jittery|buzzy)|too (?:racy|edgy|jittery|buzzy|speedy))\b/u.test(
      plain,
    )
  )
    return 'calmer'
  return /\b(?:stronger|more potent|more thc|higher thc|heavier|more of a (?:kick|punch)|mas fuerte)\b/.test(plain)
    ? 'stronger'
    : null
}

/** "Cheaper", "stronger" of what is like the thing that was named. */
export function asksTurn(plain: string): boolean {
  return turnOf(plain) !== null
}

/** What is wished for beside the likeness: "like that disposable, but in a cartridge" is no wish for disposables. */
function otherwiseThan(target: Item, wish: Wish): Wish {
  const others = wish.forms.filter((form) => !fitsForm(target, form))
  return {
    ...wish,
    forms: others.length > 0 ? others : wish.forms,
    qualifiers: wish.qualifiers.filter((qualifier) => !target.label.includes(qualifier)),
  }
}

function likeItem(target: Item, named: readonly Item[], question: ProductQuestion): ProductAnswer | null {
  const { language, store, plain } = question
  const turn = turnOf(plain)
  const wish = otherwiseThan(target, question.wish)
  const limits = limitsOf(target, turn, wish)
  const own = turn === null && !OTHERS_ONLY.test(plain) ? fittingOf(named, store, wish) : []
  const sized = turn === 'cheaper' && target.grams !== null ? { ...limits, grams: [target.grams] } : limits
  const mild =
    turn === 'weaker' && MILD.test(plain) ? nearestTo(store, target, limitsOf(target, turn, wish, MILD_BESIDE)) : []
  const ofSize = mild.length > 0 ? mild : nearestTo(store, target, sized)
  const others = (ofSize.length > 0 ? ofSize : nearestTo(store, target, limits)).filter(
    (item) => !own.includes(item) && !(SOMETHING_ELSE.test(plain) && isSameStrain(item, target)),
  )
  const missed = turn !== null && others.length === 0
  const near = missed ? nearestTo(store, target, { ...wish, priceMax: null, thcMax: null }) : others
  const shown = [...own.slice(0, 2), ...near].slice(0, SHOWN)
  const [first, ...next] = shown
  if (first === undefined) return null
  const gone =
    turn === null &&
    own.length === 0 &&
    !store.items.some((item) => item.inStock && item.nameKey === target.nameKey && item.brandKey === target.brandKey)
      ? tell(language, `${nameOf(target)} is sold out. `, `${nameOf(target)} está agotado. `)
      : ''
  const none = missed ? sayNone(target, turn, language) : ''
  const rest = next.map(shortName)
  const also =
    rest.length === 0 ? '' : tell(language, `, then ${listOf(rest, language)}`, `, y después ${listOf(rest, language)}`)
  const itself = own[0]
  if (itself !== undefined && itself === first && next.length > 0)
    return {
      text: tell(
        language,
        `${inShort(first, language)} is in stock itself. Close to it: ${listOf(rest, language)}.`,
        `${inShort(first, language)} está disponible. Parecidos: ${listOf(rest, language)}.`,
      ),
      about: [target, ...shown],
      shown,
      known: true,
    }
  return {
    text: `${gone}${none}${tell(language, `Closest to ${shortName(target)} by type, aroma and strength is`, `Lo más parecido a ${shortName(target)} por tipo, aroma y potencia es`)} ${inShort(first, language)}${also}.`,
    about: [target, ...shown],
    shown,
    known: true,
  }
}

function fittingOf(named: readonly Item[], store: Store, wish: Wish): readonly Item[] {
  const { met } = retrieve(store, { ...wish, ...UNLIKENED })
  return named.filter((item) => met.includes(item))
}

/** "Mild" asks for more than "milder" does. */
const MILD = /\b(?:mild|gentle|mellow|light|soft|tame|weak)\b/

function limitsOf(target: Item, turn: Turn | null, wish: Wish, share = CLEARLY_WEAKER): Wish {
  const { thcPercent } = target.product
  const base: Wish = { ...wish, mild: false, strong: false, order: null }
  switch (turn) {
    case 'cheaper':
      return { ...base, priceMax: target.payable === null ? wish.priceMax : target.payable - 1 }
    case 'weaker':
      return target.category === 'edible'
        ? { ...base, mgPieceMax: target.mgPerPiece === null ? null : target.mgPerPiece / 2 }
        : { ...base, thcMax: thcPercent === null ? wish.thcMax : thcPercent * share }
    case 'calmer':
      return { ...base, strainTypes: [...acceptedTypes('indica'), 'hybrid'] }
    case 'stronger':
      if (target.category === 'edible')
        return { ...base, mgPieceMin: target.mgPerPiece === null ? null : target.mgPerPiece * CLEARLY_STRONGER }
      return { ...base, thcMin: thcPercent === null ? wish.thcMin : thcPercent * CLEARLY_STRONGER }
    case null:
      return wish
  }
}

function sayNone(target: Item, turn: Turn | null, language: ProductQuestion['language']): string {
  const words = {
    cheaper: ['cheaper', 'más barato'],
    weaker: ['weaker', 'más suave'],
    stronger: ['stronger', 'más fuerte'],
    calmer: ['calmer', 'más tranquilo'],
  }
  const [en, es] = turn === null ? ['', ''] : words[turn]
  return tell(
    language,
    `I don't have anything like ${shortName(target)} that is ${en ?? ''}. `,
    `No tengo nada parecido a ${shortName(target)} que sea ${es ?? ''}. `,
  )
}

/** A strain that this shop does not carry, by what is commonly known of it. */
export function likeLore({ wish, store, agent, language }: ProductQuestion): ProductAnswer | null {
  const name = wish.terms.find((term) => strainLore(term.stems.join(' ')) !== null)
  const lore = name === undefined ? null : strainLore(name.stems.join(' '))
  if (name === undefined || lore === null) return null
  const open: Wish = { ...wish, terms: [], inhaled: wish.forms.length === 0 ? true : wish.inhaled }
  const likely = retrieve(store, open)
    .met.map((item) => ({
      item,
      fit:
        (item.strainType === lore.type ? 3 : 0) +
        3 * overlap(lore.terpenes, item.terpenes.slice(0, 3)) +
        2 * lore.effects.filter((effect) => item.effects.has(effect)).length +
        2 * lore.flavors.filter((flavor) => item.flavors.has(flavor)).length +
        (name.stems.some((stem) => item.nameWords.has(stem)) ? 2 : 0),
    }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, SHOWN)
    .map((entry) => entry.item)
  const shown = choose(likely, { ...NO_WISH, count: SHOWN }, agent).map((choice) => choice.item)
  if (shown.length === 0) return null
  const missing: Wish = { ...NO_WISH, forms: wish.forms, terms: [name] }
  const list = listOf(
    shown.map((item) => inShort(item, language)),
    language,
  )
  return {
    text: tell(
      language,
      `Sorry, I don't have ${nameWish(missing, 'en')} in stock right now. By type, aroma and effects the closest ${shown.length === 1 ? 'is' : 'are'} ${list}.`,
      `Lo siento, ahora mismo no tengo ${nameWish(missing, 'es')}. Por tipo, aroma y efectos, lo más parecido es ${list}.`,
    ),
    about: shown,
    shown,
    known: true,
  }
}
