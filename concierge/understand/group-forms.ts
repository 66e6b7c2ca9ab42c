import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import type { Form } from '#concierge/retrieve/wish.ts'
import type { Category } from '#contract/catalog.ts'
import { isDiet, isDietBeside } from './diet-said.ts'
import { formOf } from './form-of.ts'
import { type FormMention, type FormWord, type Group, isQuality, shelfOf } from './form-word.ts'
import { isListedBare } from './listed-bare.ts'
import { isNextOf, isWider, leavesOpen, openedUp } from './or-whatever.ts'
import { isAfterthought, isOfOnes, isPreferred, isSynonym } from './said-after.ts'
import type { Mention } from './sentence.ts'
import { COMES_IN, shareQuality } from './share-quality.ts'

/** Joins what was named to forms: words side by side are one, "or" offers another, "and" adds one. */
export function groupForms(mentions: readonly Mention<FormWord>[], plain: string): FormMention[] {
  const groups: Group[] = []
  const open = leavesOpen(plain, mentions.at(-1))
  const another = replacedOne(mentions, plain)
  for (const mention of mentions) {
    const group = groups.at(-1)
    const before = group?.words.at(-1)
    const gap = before === undefined ? '' : plain.slice(before.end, mention.start)
    if (before !== undefined && isPurpose(before, mention, plain) && !isDemand(gap, mention)) continue
    if (
      (mention !== another && isHomemade(plain, mention)) ||
      (before !== undefined && isCookedOf(plain, mention, before))
    )
      continue
    const joint =
      before === undefined
        ? 'start'
        : isDiet(before, plain) ||
            isDietBeside(before, mention, gap) ||
            isDemand(gap, mention) ||
            isAfterthought(mention, before, { plain, mentions }) ||
            isSynonym(mention, before, gap) ||
            isWider(mention, gap) ||
            isOfOnes(gap, mention) ||
            isPreferred(gap, mention, before) ||
            (!/\bor\b/.test(gap) && isOfThatNamed(mention, plain))
          ? 'same'
          : open && isNextOf(gap, before.value, mention.value)
            ? 'or'
            : isListedBare(before, mention, plain)
              ? 'and'
              : joinOf(gap, mention.value, before.value)
    const shelf = group?.words.find((word) => word.value.category !== null)
    if (
      group !== undefined &&
      joint === 'or' &&
      OR_OTHER.test(gap) &&
      group.words.every(({ value }) => isQuality(value))
    )
      group.words = [mention]
    else if (group !== undefined && joint === 'same') group.words.push(mention)
    else if (
      joint === 'or' &&
      shelf !== undefined &&
      isQuality(mention.value) &&
      shelf.value.category !== 'concentrate'
    )
      groups.push({ words: [shelf, mention], joinedBy: 'or' })
    else groups.push({ words: [mention], joinedBy: joint === 'same' ? 'start' : joint })
  }
  const formed = shareQuality(groups, plain).map((group) => ({
    form: formOf([...group.shared, ...openedUp(group.words, plain)]),
    start: group.words[0]?.start ?? 0,
    end: group.words.at(-1)?.end ?? 0,
    joinedBy: group.joinedBy,
  }))
  return mergeSameShelf(formed, plain)
}

/** "Live resin or other carts": a quality that stands for carts of that kind, and any other cart will do. */
const OR_OTHER = /\b(?:or|o) (?:(?:any|some|maybe|your|the) )*(?:others?|another|otr[oa]s?) /

/** "she likes edibles, i like flower": something for each. */
const ANOTHER_PERSON =
  /\b(?:i|im|he|hes|she|shes|they|(?:my|his|her) \p{L}+)(?: am| is)?(?: (?:more of an?|only|usually|just|mostly|really))* (?:likes?|wants?|prefers?|into|love|loves|needs?)\b/u

/** "A cart and a 5 mg or lower edible": a bound, and no choice. */
const OR_LESS =
  /\b(?:or|o) (?:lower|less|under|below|lighter|weaker|milder|more|higher|up|above|over|stronger|better|so|menos|mas)\b/g

/** "One cart one bag of gummies": what is counted anew is one thing more. */
const NEXT_OF_LIST =
  /^s? (?:an?|one|two|1|2|un|una|dos) (?:\d+(?:\.\d+)? (?:mg|g|pack) )?(?:(?:small|little|big|cheap|single|full|half|gram|indica|sativa|hybrid) )*(?:(?:bag|box|pack|jar|tin|can|bottle|tube|paquete|bolsa|lata)s? (?:of |de )?)?$/

function joinOf(between: string, word: FormWord, before: FormWord): 'same' | 'or' | 'and' {
  const quality = isQuality(word)
  if (/\b(?:than|vs|versus|against|compared)\b/.test(between) || FOR_EXAMPLE.test(between)) return 'or'
  if (isQuality(before) && /^(?: (?!(?:or|and|plus|o|y|for|with|but)\b)\p{L}+){0,2} $/u.test(between)) return 'same'
  if (ANOTHER_PERSON.test(between)) return 'and'
  if (/\b(?:or|o|oder|ou|versus|vs)\b|\//.test(between.replace(OR_LESS, ' '))) return 'or'
  if (/\b(?:and|plus|y|con|also|und|et)\b|,/.test(between))
    return quality && /\b(?:with|con)\b/.test(between) ? 'same' : 'and'
  if (!quality && !isQuality(before) && shelfOf(word) !== shelfOf(before) && NEXT_OF_LIST.test(between)) return 'and'
  if (
    /^(?: ?(?:\d+ ?)?(?:g|mg|oz|pack|with|of|in|made|made with|from|thats|that is|thats an?|that are|is|a|an|the|de|con|para|type|style|single|size|king|some|flavored)?){0,4} ?$/.test(
      between,
    )
  )
    return 'same'
  return quality ? 'same' : 'or'
}

/** "A big bong, like a beaker". */
const FOR_EXAMPLE = /^ ?,? (?:like|maybe|ideally|preferably|say|such as)(?: an?| the| some)? $/

/** "Left my papers at home, got king size ones": a quality of what was named before. */
function isOfThatNamed({ value, end }: Mention<FormWord>, plain: string): boolean {
  return isQuality(value) && /^ ones?\b/.test(plain.slice(end))
}

/** "A battery for my carts, must be usb-c": what is demanded of what was named before. */
function isDemand(gap: string, { value }: Mention<FormWord>): boolean {
  return KIND_BY_ID.get(value.kind ?? '')?.described === true && DEMANDS.test(gap)
}

const DEMANDS =
  /\b(?:must|(?:has|have|needs?|got) to|should|gotta|better|preferably|ideally|only if (?:its|they are|theyre)|as long as (?:its|they are|theyre|it|they)|(?:it|they|that|which)(?: (?:is|are))?|charges?|charging|charged)(?: (?:be|have|has|take|use|charge|come|comes|support|by|via|with|over|a|an|all|fully))* $/

/** "A battery for my carts", "a grinder that catches the kief": what gear is for is not another thing to buy; "skins for rolling, king size" is of the gear again. */
function isPurpose(gear: Mention<FormWord>, { value, start }: Mention<FormWord>, plain: string): boolean {
  const category = gear.value.category ?? KIND_BY_ID.get(gear.value.kind ?? '')?.category
  const between = plain.slice(gear.end, start)
  if (category !== 'accessory' || !PURPOSE.test(between)) return false
  return !(/ ,/.test(between) && isQuality(value) && shelfOf(value) === 'accessory')
}

const PURPOSE =
  /\b(?:for|to (?:safely )?(?:smoke|use|roll|hold|keep|store|carry|protect|transport|catch|collect|grind|crush|clean|pack|load)|para|(?:that|which|thatll|one that)(?: (?:can|will|also|really|actually|has|have|comes? with))* ?(?:catch\p{L}*|collects?|holds?|hides?|conceals?|covers?|keeps?|stores?|saves?|carr(?:y|ies)|protects?|fits?|grinds?|crushes|separates?))(?![\p{L}])/u

/** "Forgot my papers and my lighter, got both?": what stands for all of them asks for each. */
export const ALL_OF_THEM =
  /\b(?:got|have|sell|carry|need|get)(?: \p{L}+)? (?:both|either|them|those|these)\b|\bboth (?:for|under|within|around|about)\b/u

/** "I'm making brownies", "dont have a battery": what is cooked, left behind or not there is not what is to be bought. */
function isHomemade(plain: string, mention: Mention<FormWord>): boolean {
  const before = plain.slice(Math.max(0, mention.start - 40), mention.start)
  return (
    !OF_A_MAKER.test(before) &&
    !ALL_OF_THEM.test(plain.slice(mention.end)) &&
    !(MAKES_THE.test(before) && IS_TO_BE.test(plain.slice(mention.end, mention.end + 30))) &&
    /(?<!\bwake and )\b(?:(?:mak(?:e|ing)|bak(?:e|ing)|cook(?:ing)?|infus(?:e|ing)|home ?made)(?: my own| some| a| the| of| batch| for)*|(?:left|lost|forgot|(?<!\b(?:you|u|yall|ya|they|guys|store|shop) )(?:dont|do not) (?:have|own)|clean(?:ing)?(?: out)?|dropped|misplaced|writ(?:e|ing)|wrote)(?: my| our| a| the| his| her| old| dirty| filthy| nasty)*) $/.test(
      before,
    )
  )
}

/** "Make the cart hybrid", "make the gummies 5 mg": how a thing is to be, and nothing is cooked. */
const MAKES_THE = /\b(?:make|making) (?:the|that|those|these) $/
const IS_TO_BE =
  /^(?: to)?(?: be)?(?: (?:an?|into|in|more|less|all|instead))* (?:indica|sativa|hybrid|half|full|one|two|\d|under|below|live|cured|infused|plain|single|pack|quarter|eighth|ounce|vegan|sour|sugar|strong|weak|mild|small|big|larg|cheap|disposable|cart|pod|gumm|chocolate|drink|preroll|joint|blunt)/

/** "Forgot my pipe, do you sell glass ones": the one thing that was named is asked for anew by the word that stands for it. */
function replacedOne(mentions: readonly Mention<FormWord>[], plain: string): Mention<FormWord> | null {
  const [only, ...others] = mentions
  const isOnly = only !== undefined && others.every(({ value }) => isQuality(value))
  if (!isOnly || !LOST.test(plain.slice(0, only.start))) return null
  const after = plain.slice(only.end)
  const another = ASKS_ANOTHER.test(after) || ASKS_STOCK.test(after) || CALLS_FOR_ONE.test(after)
  return another || (shelfOf(only.value) === 'accessory' && NOTHING_MORE.test(after)) ? only : null
}

/** "..., cheap one, max 20". */
const CALLS_FOR_ONE =
  /[,.] (?:(?:just|any|an?|some) )?(?:cheap|cheapest|small|nice|good|decent|basic|simple|glass|metal|new|little|mini) ones?\b/
/** "Forgot my grinder at home smh": who tells it to a shop wants another. */
const NOTHING_MORE =
  /^(?: (?:(?:back )?(?:at|in|on) (?:the |my |our |a )?\p{L}+|again|ugh|smh|lol|today|like an? \p{L}+|damn|sadly|of course))*$/u

/** "I lost my grinder, what do you have": nothing else is named that it could be about. */
const ASKS_STOCK =
  /^ ?,?(?: (?:so|and|now|ugh|again|at \p{L}+|somewhere|in \p{L}+ \p{L}+|last \p{L}+|today|yesterday))* ?,?(?: (?:so|and))* ?(?:(?:what|whatcha|whats|which)\b.{0,20}\b(?:have|got|sell|carry|stock|recommend|there|options|available|cheap\p{L}*|good)(?: (?:in stock|right now|today|for me|at|under|around).*)?$|show me(?: (?:what|some|your).*)?$|(?:any )?(?:options|recommendations|suggestions|recs)\b)/u

const LOST = /\b(?:left|lost|forgot|dropped|misplaced|broke|cracked|shattered|smashed)(?: my| a| the| his| her| our)* $/
/** It is asked for by a word that stands for it. */
export const ASKS_ANOTHER =
  /\b(?:sell|have|has|carry|stock|got|get|buy|grab|need|want|looking for|find|pick up)(?: \p{L}+){0,3}? (?:ones?|another|replacements?|(?:any|some|them|both|those|these)(?= ,|$))(?![\p{L}])/u

/** "Shake for cannabutter", "kief for baking", "trim for edibles": what the thing named before is cooked into. */
function isCookedOf(plain: string, { value, start, end }: Mention<FormWord>, before: Mention<FormWord>): boolean {
  if (value.kind === 'cooking')
    return COOKED_INTO.test(plain.slice(Math.max(0, start - 24), start)) || COOKING.test(plain.slice(start, end))
  return (
    shelfOf(value) === 'edible' &&
    RAW.has(shelfOf(before.value) ?? 'edible') &&
    !(isQuality(before.value) && COMES_IN.test(plain.slice(before.end, start))) &&
    COOKED_INTO.test(plain.slice(Math.max(0, start - 40), start))
  )
}

const RAW: ReadonlySet<Category> = new Set(['flower', 'concentrate'])
const COOKING = /^for (?:cooking|baking)$/
const COOKED_INTO = /\b(?:for|into|in) (?:(?:my|our|some|homemade|the|a|batch|of|making|cooking|baking|special) )*$/

/** "Does High Camp make joints": a maker's own. */
const OF_A_MAKER =
  /\b(?:does|do) (?!(?:one|someone|somebody|anyone|you|u|ya|yall|i|we|they|people|folks|guys)\b)(?:\p{L}+ ){1,3}make (?:any |the |an? |some |good )?$/u

/** Two finer kinds of one shelf joined by "and" are alternatives of one wish, not two purchases. */
function mergeSameShelf(mentions: readonly FormMention[], plain: string): FormMention[] {
  const merged: FormMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    const generic =
      before !== undefined &&
      before.form.category === mention.form.category &&
      (before.form.kinds.length === 0 || mention.form.kinds.length === 0)
    if (generic && mention.joinedBy !== 'or') {
      merged[merged.length - 1] = {
        ...before,
        form: {
          category: before.form.category,
          kinds: [...before.form.kinds, ...mention.form.kinds],
          ...calledBy(before.form, mention.form),
        },
        end: mention.end,
      }
    } else if (generic) {
      merged[merged.length - 1] = {
        ...before,
        form: EITHER.test(plain.slice(before.end, mention.start))
          ? { category: before.form.category, kinds: [] }
          : {
              category: before.form.category,
              kinds: before.form.kinds.length > 0 ? before.form.kinds : mention.form.kinds,
              ...calledBy(before.form, mention.form),
            },
        end: mention.end,
      }
    } else
      merged.push(
        before !== undefined && before.form.category === mention.form.category && !isListed(mention, mentions, plain)
          ? { ...mention, joinedBy: 'or' }
          : mention,
      )
  }
  return merged
}

/** "Some bud, shake is fine": the word that tells a thing from its kind is kept beside the name of its shelf. */
function calledBy({ word }: Form, other: Form): Pick<Form, 'word'> {
  const called = word ?? other.word
  return called === undefined ? {} : { word: called }
}

/** "cart or pen", "gummies or any edible": the wider word leaves the whole shelf open. */
const EITHER = /^ ?,? (?:or|o|\/)(?: (?:an?|any|some|even|maybe|other|really|just|un|una))* $/

const TOPMOST =
  /\b(?:cheapest|strongest|mildest|weakest|best|priciest|biggest|smallest|mas (?:barat[oa]|fuerte|suave))(?: (?!(?:and|or|y|o)\b)[\p{L}\d.]+){0,3} $/u

/** "The cheapest cart and the cheapest disposable": each is asked for at its utmost. */
function isTopmost(plain: string, start: number): boolean {
  return TOPMOST.test(plain.slice(Math.max(0, start - 36), start))
}

/** One more thing on a list ("gummies, a drink and a preroll"), not another way to say the same wish ("gummies and chocolate"). */
function isListed(mention: FormMention, mentions: readonly FormMention[], plain: string): boolean {
  if (mention.joinedBy !== 'and') return false
  const before = plain.slice(Math.max(0, mention.start - 16), mention.start)
  const shelves = new Set(mentions.map(({ form }) => form.category))
  return (
    shelves.size > 1 ||
    mention.form.category === 'accessory' ||
    mention.form.category === 'merch' ||
    /(?:^| )(?:an?|one|two|some|couple(?: of)?|few|another|\d+|un|una|unos|unas|pack of) $/.test(before) ||
    mentions.filter(({ start }) => start <= mention.start && isTopmost(plain, start)).length > 1 ||
    /\b(?:total|altogether|all together|combined|all in|for everything|one of each|each of)\b/.test(plain)
  )
}
