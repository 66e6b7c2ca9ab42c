const OF_ELSEWHERE =
  '(?:canadian|mexican|british|european|japanese|chinese|australian|aussie|foreign|overseas|international|other countr(?:y|ies)s?)'
const MONEY = '(?:money|cash|currenc(?:y|ies)|bills?|dollars?|bucks|notes?|coins?|loonies|change)'
const CALLED =
  '(?:euros?|loonies|toonies|yen|yuan|rupees|quid|(?:pounds? )?sterling|british pounds|pesos|dolares canadienses|moneda extranjera)'
const FOREIGN = `(?:${OF_ELSEWHERE}(?: \\p{L}+)? ${MONEY}|${CALLED})`
const USED =
  '(?:takes?|taking|accept(?:s|ed|ing)?|pay(?:ing)?|use|using|spend|spending|good|ok|okay|fine|work|works|exchange|convert|change|honou?r|only (?:have|got|carrying|brought)|(?:have|got) only|aceptan?|reciben?|toman?|pagar|sirven?)'

/** Money of another country, where it is asked whether one may pay with it. */
export const PAYS_FOREIGN = new RegExp(
  `\\b${USED}\\b.{0,40}\\b${FOREIGN}\\b|\\b${FOREIGN}\\b.{0,40}\\b${USED}\\b|\\b(?:which|what|various|different|foreign|other|us) currenc(?:y|ies)\\b|\\bmoneda extranjera\\b|^${FOREIGN}$`,
  'u',
)

const NAMES: readonly RegExp[] = [
  /canad|loonies|toonies/,
  /mexic|pesos?\b/,
  /\beuros?\b|european/,
  /british|sterling|quid/,
  /japan|\byen\b/,
]
const ANY = /foreign|currenc/

/** Whether an entry of a shop's list speaks of the money that is asked about: by its name, or of all of them. */
export function isThatMoney(entry: string, plain: string): boolean {
  const asked = NAMES.filter((name) => name.test(plain))
  return ANY.test(entry) || (asked.length === 0 ? NAMES : asked).some((name) => name.test(entry))
}
