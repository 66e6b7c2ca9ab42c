import type { ForeignLanguage } from './phrases.ts'
import { sayHouse } from './house-words.ts'

/** "25% off" in each language; what it is off follows in brackets, which needs no case or gender. */
const OFF: Record<ForeignLanguage, string> = {
  fr: '{sum} de réduction',
  pt: '{sum} de desconto',
  de: '{sum} Rabatt',
  it: '{sum} di sconto',
  zh: '优惠 {sum}',
  ko: '{sum} 할인',
  ja: '{sum}オフ',
  ru: 'скидка {sum}',
  vi: 'giảm {sum}',
}

const A_SUM_OFF = /^(\d+ ?%|\$\d+(?:\.\d+)?) off(?: (?:of )?(.+?))?(?: (with .+|every day))?$/i

/** A deal of the profile in another language: for whom, how much off and what; names and terms of the shop's own stay. */
export function sayDeal(deal: string, language: ForeignLanguage): string {
  return deal
    .split(': ')
    .map((part) => sayOff(part, language) ?? sayHouse(part, language))
    .join(': ')
}

function sayOff(part: string, language: ForeignLanguage): string | null {
  const [whole, sum, what, terms] = A_SUM_OFF.exec(part) ?? []
  if (whole === undefined || sum === undefined) return null
  const said = [what, terms].flatMap((one) => (one === undefined ? [] : [sayHouse(one, language)]))
  return `${OFF[language].replace('{sum}', sum)}${said.length === 0 ? '' : ` (${said.join('; ')})`}`
}
