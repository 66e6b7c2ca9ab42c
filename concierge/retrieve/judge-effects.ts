import type { Store } from '#concierge/open-store.ts'
import { leansOf, TOLD_EFFECTS } from './effects.ts'
import type { Item } from './item.ts'
import { anyOf, type MarkedRows, markRows, rowsOfTypes } from './marked-rows.ts'
import { isIntimate } from './own-purpose.ts'
import type { Wish } from './wish.ts'

/** The rows that fit best, and what told so: the menu's own words, names and descriptions, strain types, or nothing. */
export type Judged = { rows: readonly number[]; by: 'menu' | 'name' | 'kin' | 'type' | 'none' }

/** The menu's own effect words decide where it has any; otherwise names, then strain types, may only lean. */
export function judgeEffects(store: Store, rows: readonly number[], wish: Wish): Judged {
  const { effects } = wish
  const against = contradictionTo(store, wish)
  const sane = against === null ? rows : rows.filter((row) => against[row] === 0)
  if (effects.length === 0) return { rows: sane.length > 0 ? sane : rows, by: 'none' }
  const listed = effects.map((id) => markRows(store, `effect ${id}`, (item) => item.effects.has(id)))
  const byMenu = notForSleep(store, among(sane, listed), wish)
  if (byMenu.length > 0) {
    const all = byMenu.filter((row) => listed.every((marks) => marks[row] === 1))
    return { rows: inThoseWords(store, all.length >= 2 ? all : byMenu, wish), by: 'menu' }
  }
  const bare = among(sane, [markRows(store, 'no effect', (item) => item.effects.size === 0)])
  const made = effects.includes('aroused') ? among(sane, [markRows(store, 'made for two', isIntimate)]) : []
  if (made.length > 0) return { rows: made, by: 'name' }
  const byText = among(sane, toldMarks(store, wish))
  if (byText.length > 0) return { rows: byText, by: 'name' }
  const byKin = among(sane, kinMarks(store, wish))
  if (byKin.length > 0) return { rows: byKin, by: 'kin' }
  const hinted = effects.map((id) => markRows(store, `hinted ${id}`, (item) => item.hintedEffects.has(id)))
  const leaning = leaningMarks(store, wish)
  const byName = among(bare, [...hinted, ...leaning])
  if (byName.length > 0) return { rows: byName, by: among(byName, leaning).length > 0 ? 'type' : 'name' }
  return { rows: bare.length > 0 ? bare : sane.length > 0 ? sane : rows, by: 'none' }
}

function among(rows: readonly number[], marks: readonly MarkedRows[]): readonly number[] {
  const any = anyOf(marks)
  return rows.filter((row) => any[row] === 1)
}

function toldMarks(store: Store, { effects }: Wish): MarkedRows[] {
  return effects.flatMap((id) => {
    const pattern = TOLD_EFFECTS.get(id)
    return pattern === undefined
      ? []
      : [markRows(store, `told ${id}`, ({ product }) => pattern.test(product.description ?? ''))]
  })
}

/** Effects that come nearest to one that the menu lists of nothing: nearer than a strain type. */
const KIN: ReadonlyMap<string, readonly string[]> = new Map([['focused', ['energetic', 'clear mind']]])

function kinMarks(store: Store, { effects, notEffects }: Wish): MarkedRows[] {
  const kin = effects.flatMap((id) => KIN.get(id) ?? []).filter((id) => !notEffects.includes(id))
  return kin.map((id) => markRows(store, `effect ${id}`, (item) => item.effects.has(id)))
}

function leaningMarks(store: Store, { effects, notEffects }: Wish): MarkedRows[] {
  return effects.map((id) => rowsOfTypes(store, leansOf(id, notEffects)))
}

/** "giggly" where the menu itself says giggly of some: those, before what is merely happy. */
function inThoseWords({ items }: Store, rows: readonly number[], { effectWords }: Wish): readonly number[] {
  const has = (row: number, word: string): boolean => items[row]?.effectWords.has(word) === true
  const known = effectWords.filter((word) => rows.some((row) => has(row, word)))
  if (known.length === 0) return rows
  const all = rows.filter((row) => known.every((word) => has(row, word)))
  return all.length > 0 ? all : rows.filter((row) => known.some((word) => has(row, word)))
}

/** What keeps one going; "for good company" asks for less and leaves every type open. */
const LIVELY: readonly string[] = ['energetic', 'uplifted', 'focused', 'creative']
const LIVELY_OCCASIONS: ReadonlySet<string> = new Set(['an active day', 'daytime'])

/** A sedating wish is not met by a sativa, nor a lively one by an indica, unless the shopper asked for that type. Null where nothing is against it. */
function contradictionTo(store: Store, wish: Wish): MarkedRows | null {
  if (wish.strainTypes.length > 0) return null
  if (wish.effects.includes('sleepy')) return rowsOfTypes(store, ['sativa', 'sativa-hybrid'])
  const isLively =
    wish.effects.length === 0
      ? wish.notEffects.includes('sleepy') || LIVELY_OCCASIONS.has(wish.occasion ?? '')
      : wish.effects.some((effect) => LIVELY.includes(effect)) && !wish.effects.includes('relaxed')
  return isLively ? markRows(store, 'calm indicas', isCalmIndica) : null
}

function isCalmIndica({ strainType, effects }: Item): boolean {
  return strainType === 'indica' && !LIVELY.some((effect) => effects.has(effect))
}

/** For a lively wish without what is called "Fast Asleep", whatever is listed for it, as long as there is more. */
function notForSleep({ items }: Store, rows: readonly number[], { effects }: Wish): readonly number[] {
  if (!effects.some((effect) => LIVELY.includes(effect))) return rows
  const awake = rows.filter((row) => !FOR_SLEEP.test(items[row]?.label ?? ''))
  return awake.length > 0 ? awake : rows
}

const FOR_SLEEP = /\ba?sleep\b|\bbed ?time\b|\bslumber\b/
