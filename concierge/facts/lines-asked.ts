import type { Fact } from './fact.ts'

type Line = Pick<Fact, 'path' | 'value'>

/** What a question's word points at: the keys under which a part of the profile tells it, else the words in which it does. */
type Aspect = { asked: RegExp; key: RegExp; told?: RegExp }

const ASPECTS: readonly Aspect[] = [
  {
    asked:
      /\b(?:pay|paying|cash|debit|credit|cards?|tips?|tipping|venmo|canpay|how much(?: is| does)?|costs?|fees?|charge[ds]?|free|pagar|tarjetas?|efectivo|cuesta)\b/,
    key: /pay|fee|cost|price|tip|free/,
    told: /\b(?:cash|debit|pre-?paid|pay|paid|cards?|\$\d)\b/i,
  },
  {
    asked:
      /\b(?:who|whos|minors?|kids?|child(?:ren)?|bab(?:y|ies)|passengers?|everyone|everybody|friends?|(?:someone|somebody|anyone) else|husband|wife|boyfriend|girlfriend|son|daughter|mom|dad|age|21|quien|ninos?)\b/,
    key: /who|everyone|everybody|passenger|age|collect|kids|children|(?:^|[._])ids?(?:[._]|$)|rule/,
    told: /\b(?:everyone|21|passengers?|kids|children)\b/i,
  },
  {
    asked: /\b(?:ids?|licen[cs]e|passport|identificacion)\b/,
    key: /(?:^|[._])ids?(?:[._]|$)|check|bring/,
    told: /\bIDs?\b/,
  },
  {
    asked: /\b(?:minimum|min|at least|smallest|minimo)\b/,
    key: /minimum|(?:^|[._])min(?:[._]|$)/,
    told: /\bminimum\b/i,
  },
  {
    asked:
      /\b(?:last (?:call|orders?|time|online|minute|chance)|latest|cut ?off|deadline|order by|how late can (?:i|we|you) (?:order|place|put))\b/,
    key: /last|cut_?off|latest|order_by|deadline/,
    told: /\b(?:last|cut-?off|before clos)/i,
  },
  {
    asked: /\b(?:number|phone|text|texts|call|numero|telefono)\b/,
    key: /phone|text|number|call/,
    told: /\d{3}[ .-]?\)?[ .-]?\d{3,4}/,
  },
  {
    asked:
      /\b(?:what time|when(?! (?:i|we|im|its) )|hours?|hrs|opens?|opened|closes?|closed|closing|shuts?|start|starts|end|ends|until|till?|how (?:late|early)|today|tonight|tomorrow|now|still|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|\d{1,2}(?::\d\d)? ?[ap]m|hora|abre|cierra|abiert[oa]|horario)\b/,
    key: /hours|when|times?(?:[._]|$)|schedule|open|days/,
    told: /\d ?[ap]\.?m\b|\d:\d\d|\bnoon\b|\bmidnight\b/i,
  },
  {
    asked:
      /\b(?:where|wheres|which (?:side|spots?|spaces?|lane|door|stalls?|bays?|way)|what (?:side|spots?|spaces?|door|stall)|park|located|find (?:it|the|you)|pull (?:in|up)|donde)\b/,
    key: /where|location|place|spot|entrance/,
    told: /\b(?:park|lane|spots?|spaces?|stalls?|bays?|entrance|behind|next to|side of)\b/i,
  },
  {
    asked:
      /\b(?:how (?:do|does|can|would|should|to|is)|what (?:do|should|must) (?:i|we) do|works?|process|steps|do i (?:just|need|have to|gotta)|tell you|let you know|como)\b/,
    key: /(?:^|[._])how|instruct|steps|process|details?(?:[._]|$)|info(?:[._]|$)/,
  },
]

/** Of the lines of a service those that the question's words point at; none where it points at nothing that they tell. */
export function linesAsked<One extends Line>(lines: readonly One[], plain: string): readonly One[] {
  for (const { asked, key, told } of ASPECTS) {
    if (!asked.test(plain)) continue
    const named = lines.filter(({ path }) => key.test(path.split('.').slice(1).join('.')))
    const found = named.length > 0 || told === undefined ? named : lines.filter(({ value }) => told.test(String(value)))
    if (found.length > 0) return found
  }
  return []
}
