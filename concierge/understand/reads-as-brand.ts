import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import { isMakerElsewhere } from '#concierge/retrieve/makers-elsewhere.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { fillsSlot } from './asked-slot.ts'
import type { Word } from './name-words.ts'
import type { Sentence } from './sentence.ts'

const DOES = /\b(?:does|do|did|has|whats|anything|everything|something|stuff) (?:the )?$/
const HAS_OR_MAKES = /^ (?:have|has|had|got|carry|make|makes|grow|grows|sell|sells|offer|offers|produce|produces)\b/

/** "What does High Camp have in eighths", "anything high camp makes": who has and makes things is a maker. */
function makesThings(before: string, after: string): boolean {
  return DOES.test(before) && HAS_OR_MAKES.test(after)
}

/** "Stiiizy or select": beside a maker of other shops a word is a maker too. */
const OTHER_MAKER = /^(?:\p{L}+ ){1,2}or $/u

/** "Select vs rythm", "is select better than airo": what is weighed against another is a name. */
function isWeighed(before: string, after: string): boolean {
  return (
    (after === '' && OTHER_MAKER.test(before) && isMakerElsewhere(nameStems(before.replace(/ or $/, '')).join(' '))) ||
    /^ (?:vs|versus)\b|^ (?:any |really )?(?:better|cheaper|stronger|pricier|weaker|milder) than\b/.test(after) ||
    (/\bwhich\b.{0,16}\b(?:better|cheaper|stronger|weaker|milder|nicer)(?: ,)? $/.test(before) &&
      / or\b/.test(after)) ||
    /\bwhich\b.{0,16}\b(?:better|cheaper|stronger|weaker|milder|nicer)(?: ,)? (?:\p{L}+ ){1,3}or $/u.test(before) ||
    /\b(?:vs|versus|(?:better|cheaper|stronger|pricier|weaker|milder) than|(?:between|compare) \p{L}+(?: \p{L}+)? (?:and|or|to|with)) $/u.test(
      before,
    )
  )
}

/** "Carts that arent select", "i dont like select, got others": what is liked or refused and stands alone is a name. */
const LIKED =
  /\b(?:arent|isnt|(?:are|is|thats|theyre) not|any(?:one|body) but|like|liked|hate|love|loves|loved|swears? by|fan of|tired of|sick of|prefer) $/
/** "Is select a good brand", "select is trash", "the select line". */
const JUDGED =
  /^ (?:an? )?(?:(?:good|decent|solid|legit|bad|popular|local) (?:brand|maker|company)|line$|line\b (?:of|in)|is (?:trash|garbage|mid|great|awesome|the best|my (?:fave|favorite|go to)|something (?:you|u)))/

/** "Whats similar to select": what something is to be near to. */
const LIKENED =
  /\b(?:(?:similar|close|comparable|nearest) to|same as|(?:alternatives?|substitutes?|replacements?) (?:to|for)) (?:the )?$/
/** "A heavy body high flower": how it is felt, and no maker of that name. */
const OF_A_HIGH =
  /\b(?:body|head|heavy|cerebral|mind|clear|mellow|functional|strong|great|good|nice|long|quick|giggly|mellow) $/

/** An everyday word ("select", "find", "legend") is a brand only where its place in the sentence says so. */
export function readsAsBrand(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - 40), start)
  const after = plain.slice(end, end + 24)
  if (OF_A_HIGH.test(before) && /^highs?$/.test(plain.slice(start, end))) return false
  if (isWeighed(before, after)) return true
  if (LIKENED.test(before) && /^(?:$| ,| but\b)/.test(after)) return true
  if (fillsSlot(plain, start, end) || makesThings(before, after)) return true
  const leads =
    /^(?:any |some |the |got |got any )?$/.test(plain.slice(0, start)) &&
    !ORDERS.test(plain.slice(start)) &&
    !/^(?:go|look)\b/.test(plain)
  if (leads && /^ (?:for (?!me\b|us\b|you\b|it\b|now\b|the\b)|ones?\b)/.test(after)) return true
  if (/^ brand\b|^ (?:by|from)\b/.test(after) || /\b(?:by|from|brand|marca|de la marca) (?:the )?$/.test(before))
    return true
  if (
    /(?:^|,| )(?:not|no|except|besides|minus|other than|anything but|skip|without) (?:the |any |from |for the )?$/.test(
      before,
    ) &&
    /^(?:$| ,| please| though| this time| ones?\b| stuff\b)/.test(after)
  )
    return true
  if (LIKED.test(before) && /^(?:$| ,| but\b| and\b)/.test(after)) return true
  if (/(?:^|is |,) $|^$/.test(before) && JUDGED.test(after)) return true
  if (before.endsWith(' , ') && after === ' only') return true
  const noun =
    /^ (?:(?:(?:half|full|one|1|2|0?\.5) ?(?:g|grams?)|eighth|indica|sativa|hybrid|live resin|rosin|infused) )?(?:carts?|cartridges?|bites|gumm\p{L}+|flower|eighths?|prerolls?|joints?|vapes?|pods?|edibles?|disposables?|pens?|chocolates?|drinks?|sodas?|colas?|seltzers?|beverages?|ready to roll|shake|smalls|tinctures?|capsules?|caps|drops|chews?|mints?|bars?|brownies?|cookies?|syrups?|seltzers?|tonics?|balms?|creams?|lotions?|salves?|patch(?:es)?|bongs?|pipes?|rigs?|grinders?|concentrates?|products?|stuff|things?\b|batter\p{L}+|papers?|ones?\b|\d)/u.test(
      after,
    )
  const verb = /(?:^|(?:(?<!\b(?:show|give|sell) )(?:me|us)|please|you|to|and|,|can|could|help) )$/.test(before)
  return noun && !verb ? true : noun && /^(?:$)/.test(before) && !ORDERS.test(plain)
}

/** What a request begins with, though it may be a brand's name too. */
const ORDERS =
  /^(?:find|pick|choose|show|get|grab|try|smoke|roll|puff|good|great|best|new|pure|fresh|sweet|cheap|strong|mild)\b/

const AS_MAKER = /\b(?:brand(?: (?:called|named))?|marca|made by|anything by|something by|stuff by) (?:the )?$/

/** "cookies brand flower": said as a maker, which no row of that name is of. */
export function isMissingBrand(
  { start, end }: Word,
  rows: ReadonlySet<number>,
  { sentence: { plain }, vocabulary }: { sentence: Sentence; vocabulary: Vocabulary },
): boolean {
  const asMaker = /^ brand\b(?! new\b)/.test(plain.slice(end)) || AS_MAKER.test(plain.slice(0, start))
  return asMaker && rows.isDisjointFrom(vocabulary.gazetteer.brandless)
}
