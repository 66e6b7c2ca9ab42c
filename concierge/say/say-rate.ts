import type { Unit } from '#concierge/retrieve/unit-price.ts'
import { type Language, money, sentence, tell } from './wording.ts'

const UNIT_SAID: Readonly<Record<Unit, readonly [string, string]>> = {
  gram: ['a gram', 'por gramo'],
  piece: ['a piece', 'por pieza'],
  milligram: ['a milligram of THC', 'por miligramo de THC'],
}

/** "That is $10 a gram", of a thing told just before; with a name, "Fern Haze comes to $10 a gram". */
export function sayRate(unit: Unit, cents: number, { language, name }: { language: Language; name?: string }): string {
  const [en, es] = UNIT_SAID[unit]
  const rate = tell(language, `${money(cents)} ${en}`, `${money(cents)} ${es}`)
  if (name === undefined) return sentence(tell(language, `That is ${rate}`, `Son ${rate}`))
  return sentence(tell(language, `${name} comes to ${rate}`, `${name} sale a ${rate}`))
}
