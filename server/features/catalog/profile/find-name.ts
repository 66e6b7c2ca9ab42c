import { isLoose, type Loose, wordsOf } from './loose-value.ts'

/** How a profile calls the name of the shop, the surest first: what hangs over the door goes before what a register says. */
const NAMED: readonly RegExp[] = [
  /^(?:(?:the|our) )?(?:(?:shop|store|dispensary|business|display|public|trade|trading|brand|outlet|common|full|short|storefront|location) )+name$|^name (?:of (?:the )?)?(?:shop|store|dispensary|business)$/,
  /^(?:trad(?:ing|es)|doing business|d ?b ?a|operat(?:ing|es)|(?:we )?go(?:es)? by|known|(?:we are |people |customers |guests |better )?know(?:n|s)?(?: us)?)(?: as)?$|^dba(?: name)?$|^(?:we are )?called$|^(?:what )?(?:we|people|customers|locals) (?:are called|call (?:us|ourselves|it))$/,
  /\bsign\b|\bover the door\b|\bon the (?:door|awning|storefront|window)\b|^(?:banner|storefront|brand|title|nombre|marquee)$/,
  /^(?:shop|store|dispensary|business|company|who(?: we are)?)$/,
  /^(?:legal|registered|company|entity|corporate|licensee)(?: (?:business|company|entity))? name$|^(?:legal entity|licensee|company|corporation)$/,
]
/** Drawers in which a bare `name` is the shop's own. */
const OF_THE_SHOP =
  /^(?:(?:the|our|about|this) )?(?:shop|store|dispensary|business|company|about(?: us)?|profile|identity|us|we|who we are|basics|general|info|location|organi[sz]ation|retailer|outlet|header|main)$/
const LONGEST = 80
const MOST_WORDS = 9

/** What the shop is called, in whatever drawer it says so; null where it says it nowhere. */
export function findName(profile: Loose): string | null {
  const told = collect(profile, 2)
  for (const pattern of NAMED) {
    const found = told.find(({ words }) => pattern.test(words))
    if (found !== undefined) return found.name
  }
  return null
}

type Told = { words: string; name: string }

/** Texts that may be a name, with the words under which they stand; a bare `name` of the shop's own drawer is its `shop name`. */
function collect(table: Loose, depth: number, drawer = 'shop'): Told[] {
  return Object.entries(table).flatMap(([key, entry]): Told[] => {
    const words = wordsOf(key)
    if (typeof entry === 'string') {
      const name = entry.trim()
      if (!isName(name)) return []
      return [{ words: words === 'name' && OF_THE_SHOP.test(drawer) ? 'shop name' : words, name }]
    }
    return isLoose(entry) && depth > 0 ? collect(entry, depth - 1, words) : []
  })
}

function isName(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= LONGEST &&
    text.split(/\s+/).length <= MOST_WORDS &&
    /^[\p{Lu}\d]/u.test(text) &&
    !/[@!?]|\.\s|https?:|\.$(?<!\b(?:Co|Inc|Ltd|Corp|St)\.)|^(?:yes|no|none)\b|^\d+$/iu.test(text)
  )
}
