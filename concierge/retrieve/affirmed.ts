import { onceFor } from './remember.ts'

/** Words that may stand between a negation and what it denies: "not suitable for vegans", "isn't a certified gluten-free product". */
const BETWEEN =
  '(?:(?:(?:un)?suitable|safe|fit|meant|ok|okay|right|good|appropriate|recommended|intended|for|an?|as|the|to|be|been|being|any|our|yet|all|that|this|is|are|it|they|these|always|really|truly|technically|strictly|fully|entirely|completely|totally|100%|quite|exactly|actually|currently|necessarily|guaranteed|certified|considered|labell?ed|listed|marked|claimed|called|sold|made|produced|prepared|packed|manufactured|in|with|by|added|very|super|so|consumers?|anyone|people|who|eat(?:ing|s)?|contain(?:s|ing)?|have|has|use[ds]?)\\b[\\s-]+)*'
const ITEM = '[\\p{L}-]+(?:[ -]free|[ -]friendly|[ -]acting|[ -]based)?'
/** "Not vegan or gluten-free", "neither vegan nor kosher", "no milk or eggs": what was denied before in the same list. */
const LISTED = `(?:${ITEM}(?:, ?${ITEM})*,?[\\s-]+(?:or|nor)[\\s-]+)?`
const NOT =
  "(?:\\b(?:not(?! (?:only|just|merely|simply|to mention)\\b)|never|neither|nor|cannot|nothing|hardly|tampoco|ni)|\\b(?:is|are|was|were|do|does|did|has|have|had|ca|could|would|should|wo|ai)n['’]?t)\\b"
/** "No", "non" and "without" deny the next word alone: "no gelatin and vegan" is vegan. */
const WITHOUT =
  '\\b(?:no longer|non|no|without|zero|free of|free from)[\\s-]+(?:(?:any|an?|added|real|actual|animal|pork|artificial|certified|tree)[\\s-]+)*'
const DENIED_BEFORE = new RegExp(
  `(?:${NOT}[\\s-]+${BETWEEN}${LISTED}${BETWEEN}|${WITHOUT}${LISTED}|\\bsin |\\bno (?:es|son|apt[oa]s? para|contienen?|llevan?)(?: (?:para|apt[oa]s?))* )$`,
  'iu',
)
const LIST_OPEN = new RegExp(`(?:${NOT}[\\s-]+${BETWEEN}|${WITHOUT})${ITEM}(?:, ?${ITEM})*, ?$`, 'iu')
const LIST_ENDS = new RegExp(`^\\S*(?:, ?${ITEM})*,? (?:or|nor) `, 'iu')
/** "Vegan: no", "Gluten-free? Not these." */
const DENIED_AFTER =
  /^[\p{L}-]*(?: friendly)?(?: ?[:=?–—-] ?| )(?:(?:no|none|not?pe|false)(?=\s*(?:[.,;|!)]|$))|not(?: (?:so|at all|really|this one|these|this time))?(?=\s*(?:[.,;|!)]|$))|(?:it|they|these) (?:is|are) not\b|(?:(?:it|they|these) )?(?:isn|aren|ain)['’]?t\b(?=\s*(?:[.,;|!)]|$)))/iu

/** How far back a negation is looked for; menus write long descriptions. */
const NEAR = 90
const SENTENCE_END = /[.!?;:|•\n()]/

export function isDenied(text: string, start: number, end: number): boolean {
  let before = text.slice(Math.max(0, start - NEAR), start)
  for (let at = before.length - 1; at >= 0; at--)
    if (SENTENCE_END.test(before.charAt(at))) {
      before = before.slice(at + 1)
      break
    }
  if (DENIED_BEFORE.test(before)) return true
  const after = text.slice(end, end + NEAR)
  return DENIED_AFTER.test(after) || (LIST_OPEN.test(before) && LIST_ENDS.test(after))
}

const everywhere = onceFor(
  (pattern: RegExp): RegExp => new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
)

/** Where a row says that something is so; what it says with a negation ("not vegan", "isn't gluten-free") is the opposite. */
export function affirmed(pattern: RegExp, text: string): RegExpMatchArray | null {
  if (!pattern.test(text)) return null
  for (const match of text.matchAll(everywhere(pattern)))
    if (!isDenied(text, match.index, match.index + match[0].length)) return match
  return null
}

/** Whether a row says of something that it is not so, and nowhere that it is. */
export function denied(pattern: RegExp, text: string): boolean {
  return pattern.test(text) && affirmed(pattern, text) === null
}
