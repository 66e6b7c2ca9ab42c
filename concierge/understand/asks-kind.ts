import { allMatches } from './all-matches.ts'

const THING =
  'products?|things?|items?|stuff|concentrates?|extracts?|dabs?|edibles?|vapes?|accessor(?:y|ies)|devices?|gear|topicals?|gadgets?|tinctures?'
/** "What type of product is it", "what kind of concentrate is the ember one". */
export const ASKS_KIND = new RegExp(
  String.raw`\b(?:what|which|wat) (?:kind|type|sort|form|category)s? of (?:a )?(?:${THING}) (?:is|are|would)\b|\b(?:what|which) (?:shelf|category|section) (?:is|are)\b|\bque (?:tipo|clase) de (?:producto|cosa|articulo) (?:es|son)\b`,
)

/** "Is that a gummy", "or is it a lotion". */
const OF_IT =
  /\b(?:is|are|es|son) (?:(?:it|they|this one|that one|those ones|these ones)|(?:that|this|those|these)(?= (?:an?|like|more|just|actually|considered)\b| [\p{L}-]+(?: (?:or|and)\b|$| ,))) ([^,]{2,60})/gu
/** "Is the harvest apple a tincture or an edible". */
const OF_NAMED =
  /^(?:(?:so|and|but|hey|hi|ok|okay|wait) )*(?:is|are) (?!(?:it|that|this|they|those|these|there) )[^,]{2,60}? ((?:an?|more of an?|like an?) [^,]{2,60})/u
/** "Starkiller, wax or shatter or what". */
const OR_OTHER = /(?:^|, )((?:an? )?[\p{L}-]+(?: [\p{L}-]+)? or [^,]{2,40})/gu
/** "Is the ember one shatter or sugar". */
const OF_NAMED_OR =
  /^(?:(?:so|and|but|hey|hi|ok|okay|wait) )*(?:is|are) [^,]{2,60}? ((?:an? )?[\p{L}-]+ or [^,]{2,40})/u
const NEXT_QUESTION = / (?:and|but|also|plus|for) (?:is|are|how|whats?|where|when|which|does|do|if|the|can|will)\b.*$/
/** What is asked of a use, of a place, or of another one. */
const OF_OTHERS =
  /\b(?:for|with|good|great|nice|strong\p{L}*|to|you|me|my|your|any|in|on|at|from|better|than|ok|okay|worth|available|sale|left|under|over|like it|same|that|which)\b/u
const MOST_WORDS = 8

/** What a thing is asked to be, as it is said: "a gummy", "wax or shatter or what". */
export function kindsOffered(plain: string, names: readonly string[]): readonly string[] {
  const found = [
    ...allMatches(plain, OF_IT).map(([, tail = '']) => tail),
    OF_NAMED.exec(plain)?.[1] ?? '',
    OF_NAMED_OR.exec(plain)?.[1] ?? '',
    ...names.map((name) => behindName(plain, name)),
    ...allMatches(plain, OR_OTHER).map(([, tail = '']) => tail),
  ]
  return found
    .map((tail) => tail.replace(NEXT_QUESTION, '').trim())
    .filter((tail) => tail !== '' && !OF_OTHERS.test(tail) && tail.split(' ').length <= MOST_WORDS)
}

const ASKS = /^(?:(?:so|and|but|hey|hi|ok|okay|wait) )*(?:is|are) (?:(?:the|your|that|those) )?$/

/** "Is the ember one live resin": what stands right behind the name. */
function behindName(plain: string, name: string): string {
  const at = plain.indexOf(name)
  if (at < 0 || !ASKS.test(plain.slice(0, at))) return ''
  return plain
    .slice(at + name.length)
    .replace(/ ,.*$/, '')
    .trim()
}
