import { isQuestionItself } from '#concierge/say/articles-asked.ts'
import { spokenParts } from '#concierge/retrieve/wish.ts'
import { GOOD_ONE, HOW_USED, WHAT_IS_A } from './asks-what-is.ts'
import { asksBeyondRows, isToldOfThem, OF_TROUBLE } from './beyond-rows.ts'
import { asksOfMaker, countsInside } from './asked-of-named.ts'
import { isUnsure, namesOfForm, saysWish } from './standing.ts'
import type { Evidence } from './evidence.ts'
import { isOfGoods, isWholeName } from './of-goods.ts'
import type { Intent, StoreIntent } from './intent.ts'
import { asksOfThatKind, changesIt } from './follow-up.ts'
import { asksForForm, isChoosy, namesGear } from './is-choosy.ts'
import { asksRichIn, asksWhichOf, productIntent } from './product-intent.ts'
import { pricedQuantity } from './read-quantity.ts'
import { rangeAsked } from './range-asked.ts'
import { isPictured } from './is-pictured.ts'
import { isSaidByNames, isSizedName } from './said-by-names.ts'
import { talkIntentOf } from './talk-cues.ts'
import { feltNothingOnce, isStillWaiting, waitsOnEdible } from './taken-already.ts'
import { isThanksAlone } from './thanks-alone.ts'
import { topicsMeant } from './topics-meant.ts'
import { weighsByArticle, weighsForms, weighsThcAndCbd } from './weighs-in-general.ts'
import { wishesForOccasion } from './wishes-for-occasion.ts'

/** What only the rows of a product can tell. */
const OWN_FACTS =
  /\b(?:price|cost|how much|thc|cbd|mg|milligrams|strong|strength|potency|effects?|feel|terps?|terpenes?|flavou?rs?|tastes?|smell|sizes?|brand|on sale|stock|available|cuanto|precio)\b/
const URGENT: ReadonlySet<Intent> = new Set(OF_TROUBLE).union(new Set<Intent>(['human_handoff', 'jobs']))
/** One intent a message. Trouble with an order comes before products, products before store facts, store facts before talk. */
export function decideIntent(evidence: Evidence): Intent {
  const { read, pointed, article } = evidence
  const plain = read.plain
  const stores = topicsMeant(evidence)
  const main = stores[0]
  if (isThanksAlone(evidence)) return 'small_talk'
  const urgent = stores.find((topic) => URGENT.has(topic)) ?? (evidence.untold ? main : undefined)
  if (asksBeyondRows(evidence) && !namesGear(read) && !asksForForm(read) && !asksWhichOf(read)) return 'education'
  if (urgent !== undefined) return urgent
  if (/^[^\p{L}\p{N}]*$/u.test(plain)) return 'clarify'
  if (waitsOnEdible(plain) || (article !== null && isStillWaiting(plain))) return 'education'
  // "Do they expire" after a question about points is no question about how things keep.
  if (evidence.resumed && main === 'loyalty') return main
  if (countsInside(evidence)) return 'product_info'
  const general = pointed.length > 0 && article !== null && !isToldOfThem(plain, pointed)
  if (general && !OWN_FACTS.test(plain) && !saysWish(read.wish)) return 'education'
  if (general && /\b(?:how (?:long|soon|fast|quick|(?:should|do|can) i)|kick in|wear off|last)\b/.test(plain))
    return 'education'
  const talk = talkIntentOf(plain)
  const product = productIntent(evidence)
  const ofWorld = talk === 'out_of_scope' && evidence.unforeseen === 'word' && !hasShopWords(evidence)
  if (!ofWorld && namesOwnFact(evidence, product, main)) return 'store_info'
  if (main === 'deals' && stores.length === 1 && read.wish.onSale && (product === null || product === 'recommend'))
    return onSaleIntent(evidence)
  if (main !== undefined && (product === null || !outweighs(product, evidence))) {
    return article !== null && article.strength >= 2 && main === 'store_info' ? 'education' : main
  }
  if (talk === 'out_of_scope' && !hasShopWords(evidence)) return talk
  if (
    talk !== null &&
    talk !== 'out_of_scope' &&
    !saysWish(read.wish) &&
    pointed.length === 0 &&
    !evidence.changed &&
    product !== 'recommend'
  ) {
    return isUnsure(plain) && evidence.standing.asked && talk !== 'affirm' && talk !== 'deny' ? 'unsure' : talk
  }
  const weighs = weighsForms(evidence) || weighsByArticle(evidence, product) || weighsThcAndCbd(evidence)
  if (weighs && stores.length === 0) return 'education'
  if (article !== null && (product === null || product === 'recommend') && educates(evidence, article.strength))
    return 'education'
  if (product === 'recommend' && pointed.length === 0 && WHY.test(plain)) return 'education'
  if (product !== null)
    return main === undefined || (product !== 'recommend' && stores.every((topic) => topic === 'deals'))
      ? product
      : 'multi_intent'
  if (talk !== null) return talk
  if (main !== undefined) return main
  if (article !== null) return 'education'
  return 'clarify'
}

/** A fact under a key of the shop's own is asked for, and nothing weightier beside it. */
function namesOwnFact(evidence: Evidence, product: Intent | null, main: StoreIntent | undefined): boolean {
  const { unforeseen, pointed, changed, article, read } = evidence
  if (unforeseen === 'affair') return true
  if (evidence.standing.shown.length > 0 && read.wish.onSale && OF_SHOWN.test(read.plain)) return false
  if ((MADE_BY.test(read.plain) && read.wish.terms.some(isWholeName)) || isSizedName(product, read)) return false
  const ofMaker =
    unforeseen === 'key' && read.wish.brands.length > 0 && asksOfMaker(read) && !OWN_FACTS.test(read.plain)
  if (read.wish.forms.length > 0 && read.wish.priceMax !== null && product !== null) return false
  if (unforeseen === 'word' && product !== null && isPictured(read)) return false
  const general =
    main === undefined ||
    main === 'store_info' ||
    (unforeseen === 'key' &&
      ((GENERAL_TOPICS.has(main) && !(main === 'parking' && LEAVES_CAR.test(read.plain))) ||
        (main === 'store_location' && !ASKS_WAY.test(read.plain)))) ||
    (ofMaker && main === 'store_location')
  return (
    unforeseen !== null &&
    general &&
    pointed.length === 0 &&
    !changed &&
    (article?.strength ?? 0) < 2 &&
    (read.wish.brands.length === 0 || product === null || ofMaker) &&
    !isOfGoods(evidence, product) &&
    !wantsGoods(read.plain, product)
  )
}

function hasShopWords({ read, named, pointed, continued }: Evidence): boolean {
  const { wish } = read
  return (
    wish.forms.some((form) => form.category !== 'accessory') ||
    (continued && (wish.priceMax !== null || wish.notTerms.length > 0)) ||
    (pointed.length > 0 && pricedQuantity(read.plain) !== null) ||
    (wish.forms.length > 0 && (wish.priceMax !== null || GOODS.test(read.plain))) ||
    wishesForOccasion(read) ||
    wish.beginner ||
    wish.mild ||
    wish.inhaled !== null ||
    wish.strainTypes.length + wish.ratios.length > 0 ||
    wish.brands.length > 0 ||
    (named.coverage === 1 && wish.terms.some((term) => term.rows !== null)) ||
    wish.terms.some(isWholeName)
  )
}

/** "How long can i leave my truck in your lot on game day" is asked of the lot. */
const LEAVES_CAR = /\b(?:how long|overnight|leave|limit)\b/
/** "If the road floods do you shut down" asks for no way. */
const ASKS_WAY = /\b(?:where|address|directions?|located|location|get (?:to|there)|find (?:you|it|the)|way|far|near)\b/

/** Topics whose words also stand in facts under a shop's own keys ("lounge hours", "EV charging fee"). */
const GENERAL_TOPICS: ReadonlySet<string> = new Set([
  'store_info',
  'consumption_rules',
  'store_hours',
  'payment',
  'tax',
  'parking',
  'accessibility',
  'contact',
])

const GOODS =
  /\b(?:want|need|looking for|show|recommend|suggest|got any|(?:do|d) you (?:have|carry|sell|stock)|you (?:sell|carry|stock)|give me|find me|what do you (?:have|got)|in stock|what should (?:i|we) (?:get|grab|buy|try)|busco|quiero|necesito|tienen)\b/

/** Asking for goods outweighs a word that also stands in a fact of the shop. */
function wantsGoods(plain: string, product: Intent | null): boolean {
  return product !== null && product !== 'availability' && GOODS.test(plain)
}

/** "what's on special" is answered with the deals and with things on sale; "on sale in flower" with the things alone. */
function onSaleIntent({ read }: Evidence): Intent {
  const { wish, plain } = read
  if (/\b(?:what|which|best|cheapest|(?:is there|theres) a|any) days?\b|^when\b/.test(plain)) return 'deals'
  const named = wish.forms.length > 0 || wish.brands.length > 0 || wish.terms.length > 0
  return named &&
    !/\b(?:deals?|discounts?|promos?|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.test(plain)
    ? 'recommend'
    : 'multi_intent'
}

const MANY_WISHES = 4

/** A store word inside a product wish ("carts on sale", "cash only?") counts for the side that says more. */
function outweighs(product: Intent, { read, stores, named }: Evidence): boolean {
  const { wish } = read
  if (isSaidByNames(product, read)) return true
  const anchored = wish.forms.length > 0 || wish.brands.length > 0 || (wish.terms.length > 0 && named.coverage >= 0.6)
  const asksForGoods =
    /\b(?:want|need|looking for|show|recommend|suggest|got any|(?:do )?you (?:guys )?(?:have|carry|sell|got)|give me|find me|what do you (?:have|got)|best|cheapest|strongest|busco|quiero|necesito)\b/.test(
      read.plain,
    )
  if (
    product === 'product_info' &&
    named.coverage >= 0.9 &&
    /\bprice|cost|how much(?! off\b)|on sale|\bpay(?:ing)? for\b/.test(read.plain) &&
    stores.every((topic) => topic === 'deals' || topic === 'tax')
  )
    return true
  if (stores.every((topic) => topic === 'deals') && Object.keys(spokenParts(wish)).length >= MANY_WISHES) return true
  if (stores.every((topic) => topic === 'deals'))
    return (
      wish.onSale &&
      anchored &&
      !/\b(?:deals?|discounts?|promos?)\b.{0,20}\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today)\b/.test(
        read.plain,
      )
    )
  if (stores.every((topic) => topic === 'store_info' || topic === 'loyalty')) return anchored && asksForGoods
  if (
    stores.every(
      (topic) =>
        topic === 'accessibility' ||
        topic === 'parking' ||
        topic === 'payment' ||
        topic === 'contact' ||
        topic === 'id_policy',
    )
  )
    return anchored && asksForGoods && wish.priceMax !== null
  return (
    anchored && (asksForGoods || wish.priceMax !== null || wish.strainTypes.length > 0) && product !== 'product_info'
  )
}

/** "What makes something a hybrid", "when is a strain called an indica": the "something" is nothing that is wished for. */
const DEFINES =
  /^(?:(?:so|and|but|ok|okay|hey|hi|wait) )*(?:what(?: all)? (?:makes?|counts? as|qualifies as|defines)|(?:when|why|how) (?:is|are|do|does|would|can|come)\b.{0,20}\b(?:called|considered|labell?ed|classed|classified|know|tell|call))\b/

function educates({ read, named, article, continued }: Evidence, strength: number): boolean {
  const { wish } = read
  const anchored =
    wish.priceMax !== null ||
    wish.brands.length > 0 ||
    namesOfForm(wish) ||
    wish.onSale ||
    (wish.grams.length > 0 && article?.id !== 'sizes') ||
    wish.order !== null ||
    (wish.beginner && !HOW_USED.test(read.plain))
  if (read.answers === true || rangeAsked(read.plain) !== null || namesGear(read)) return false
  if (article?.id === 'edible-smoking' && /\bhow (?:fast|soon|quick)/.test(read.plain)) return true
  if (article?.id === 'indica-sativa' && !anchored && DEFINES.test(read.plain)) return true
  if (continued && (ONE_WITH.test(read.plain) || changesIt(read.plain))) return false
  if (feltNothingOnce(read.plain)) return false
  if (article !== null && wish.brands.length === 0 && wish.priceMax === null && WHAT_IS_A.test(read.plain)) return true
  if (isChoosy(read) || asksWhichHas(read) || (continued && asksOfThatKind(read))) return false
  if (article !== null && (isQuestionItself(article.id) || (article.outright === true && !GOOD_ONE.test(read.plain))))
    return wish.priceMax === null && !wish.onSale
  if (
    article?.id === 'dosing' &&
    /\b(?:good|right|starting|best|first|what|normal|safe) (?:\p{L}+ )?dos(?:e|age)\b/u.test(read.plain) &&
    wish.forms.length === 0
  )
    return true
  if (article?.id === 'dosing' && strength >= 2 && /\bhow (?:much|many)\b.{0,30}\b(?:should|do|to)\b/.test(read.plain))
    return true
  if (article?.id !== 'sizes' && /\b(?:how much (?:is|are|for|does|do)|price|cost)\b/.test(read.plain)) return false
  const asks =
    /\b(?:what(?:s| is| are| does| do)|whats the|difference|the same (?:thing )?as|(?:best|safest|right|proper|smartest) (?:way|place|spot) to|(?:is|are) (?:it|they|[a-z]+) better|how (?:do|does|long|should|can|is|are|to|heavy)|explain|why|stands? for|(?<!\bi )mean(?:s|ing)?|tell me about|learn|vs|versus|que (?:es|son|significan?|quieren? decir)|para que (?:es|sirven?)|cuanto(?: tiempo)?(?: me| te)? (?:dura|tarda)\p{L}*|cuantos gramos|cuantos porros|diferencia|como (?:funcionan?|se|uso|guardo|limpio|armo|forjo)|when (?:will|do|does|would|should|am|can)(?! (?:you|u|yall|ya)\b)(?!.{0,40}\b(?:stock|restock\p{L}*|back|arrives?|come in|on sale|deliver\p{L}*|ready)\b))\b/u.test(
      read.plain,
    )
  const wants =
    /\b(?:do you (?:have|carry|sell)|got any|show me|recommend|looking for|i (?:want|need)|something|anything|any|give me|get me|for me|(?:can|could|may) (?:i|we) (?:get|have|buy|grab|try)|(?:an?|something|one)(?: \p{L}+)? (?:that |which )?(?:i|we|you) can (?:just )?(?!be\b)\p{L}+|whats an? (?:\p{L}+ ){1,2}(?:that|which|to|for)\b|you (?:got|have))\b/u.test(
      read.plain,
    )
  if (wish.forms.length > 0 && A_MILD_ONE.test(read.plain)) return false
  const praised =
    (wish.forms.length > 0 || wish.strainTypes.length === 2 || wish.effects.length > 0) &&
    /\b(?:nice|good|best|decent|great|favou?rite|popular|solid|fire|top|cool|fun|tasty)\b/.test(read.plain)
  if (praised && !/\b(?:difference|mean|works?|keep|stor(?:e|ing)|fresh|way to)\b/.test(read.plain)) return false
  const question = /^(?:do|does|is|are|can|will|why|how|where|what|whats|explain|tell me)\b/.test(read.plain)
  return !anchored && (asks || (question && strength >= 1)) && !wants && (strength >= 1 || named.items.length === 0)
}

/** "Whats a low thc joint, not too strong": one is looked for. */
const A_MILD_ONE =
  /\b(?:whats|what is) an? .{2,40}\b(?:not too|nothing too|please|pls|for a (?:beginner|newbie|first timer))\b/

/** "Just the marked-down ones" are of the things that were shown. */
const OF_SHOWN = /\bones?\b/

/** Of a thing of the menu it is its maker, and not whose the shop is. */
const MADE_BY = /\bwho(?:s| is)? (?:all )?(?:makes?|made|grows?|grew|produces?|produced)\b/

/** "Is there one with cbn" after gummies: one of them that has it. */
const ONE_WITH = /\b(?:ones?|any|some|something|anything) (?:with|that has|containing)\b/

/** "What gummies have equal thc and cbd", "are there edibles with cbn": things are asked for by what is in them. */
function asksWhichHas(read: Evidence['read']): boolean {
  const { wish, plain } = read
  if (asksRichIn(read)) return true
  return (
    wish.forms.length > 0 &&
    wish.ratios.length + wish.cannabinoids.length + wish.terpenes.length > 0 &&
    WHICH_HAS.test(plain)
  )
}

const WHICH_HAS =
  /^(?:(?:so|and|but|ok|okay|hey|hi|also|wait) )*(?:(?:what|which)(?! (?:is|are|does|do|was|were|makes?)\b)|(?:are|is) there|do any|does any|any(?: of)?|hay|que|cuales)\b.{0,40}\b(?:have|has|with|contains?|containing|come with|comes with|got|in (?:them|it)|con|tienen?)\b/

/** Asks for a reason, not for goods. */
const WHY =
  /^(?:so |but |and |ok |hey )*(?:why (?:does|do|is|are|would|did)|how come|what makes|is it (?:really |actually )?(?:true|a myth)(?: that)?(?! (?:you|u|ya|yall|this|the|i|we|there)\b)|(?:do|does|will|would|is|are) (?:all |every |an? )?(?:indicas?|sativas?|hybrids?|edibles|thc) (?:always |really |actually |necessarily |all |just |going to |gonna )*(?:put|make|give|knock|get)s?)\b(?!.{0,20}\b(?:your (?!high)|you(?! (?:\p{L}+ )?(?:sleep|sleepy|tired|energy|laugh|out|high\p{L}*|hungry|stoned|energy|lazy|stupid|paranoid))\b))/u
