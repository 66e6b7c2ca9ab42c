import { remember } from '#concierge/retrieve/remember.ts'
import { wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import { ASKED_AS } from './asked-as.ts'

/** What a sentence asks for, as stems and as what they are also called. */
export const askedStems: (plain: string) => ReadonlySet<string> = remember(readAsked, { most: 200, longest: 400 })

function readAsked(plain: string): ReadonlySet<string> {
  const stems = new Set<string>()
  for (const word of wordsIn(plain)) {
    const stem = wordStem(word)
    if (stem.length < 2 || /^\d+$/.test(stem) || SAYS_NOTHING.has(stem) || SAYS_NOTHING.has(word)) continue
    if (stem === 'gift' && !GIFT_CARD.test(plain)) continue
    if (stem === 'type' && OF_STRAINS.test(plain)) continue
    if (stem === 'app' && plain.includes('cash app')) continue
    if (stem === 'trabajo' && OFF_WORK.test(plain)) continue
    if (stem === 'work' && WORKS_AS.test(plain)) continue
    stems.add(stem)
    if (CHARGES.has(stem) && !OF_CARS.test(plain)) continue
    if (SMOKES.has(stem) && SMOKED_OR_NOT.test(plain)) continue
    for (const other of ASKED_AS.get(stem) ?? ASKED_AS.get(word) ?? []) stems.add(other)
  }
  if (EMPTIES.test(plain)) for (const stem of ['recycling', 'recycle', 'empty', 'return']) stems.add(stem)
  if (LAB_ASKED.test(plain)) stems.add('testing').add('lab')
  if (LEFT_BEHIND.test(`${plain} `) && !PAYS_OTHERWISE.test(plain)) stems.add('lost').add('found')
  if (OWNER_ASKED.test(plain)) for (const stem of ['owner', 'own', 'about', 'story']) stems.add(stem)
  if (AGE_ASKED.test(plain)) for (const stem of ['founded', 'since', 'established', 'opened', 'year']) stems.add(stem)
  return stems
}

/** A fee is charged and a pen is electric too: only with a car these ask for a place to charge it. */
const CHARGES: ReadonlySet<string> = new Set(['charge', 'charger', 'electric', 'plug'])
const OF_CARS =
  /\b(?:cars?|evs?|teslas?|trucks?|vehicles?|suvs?|rivian|leaf|bolt|prius|hybrid|ride|outlets?|stations?|chargers?(?! (?:for|that|to)\b))\b|\bplugs? in\b|\bcharge up\b/
/** "What strain type is it": no type of shop. */
const OF_STRAINS = /\b(?:strain type|types? of (?:strain|weed|bud|flower)|strain .{0,30}\btype)\b/
/** Who comes from work asks for none. */
const OFF_WORK = /\b(?:del|de mi|al|en mi|mi) trabajo\b/
/** "How does ordering ahead work": how something goes, and no place to be hired at. */
const WORKS_AS =
  /\bhow (?:does|do|will|would|did)(?! (?:i|we)\b) .{1,60}\bworks?\b(?! (?:there|here|for|at)\b)|\b(?:does|will|would) (?!(?:anyone|anybody|somebody|someone|he|she)\b).{1,40}\bwork (?:on|with|in|if|for|too|as)\b/
/** Who tests, and not what a strain tests at. */
const LAB_ASKED = /\bwho(?:s|se)?\b.{0,24}\btest(?:s|ed|ing)?\b|\btested by\b|\b(?:which|what) lab\b/
/** A gift is a thing to be had, unless it is a card. */
const GIFT_CARD =
  /\bgift ?(?:cards?|certificates?|vouchers?|balance|wrap\p{L}*|bags?|box(?:es)?|basket\p{L}*|shop)\b|\b(?:cards?|certificates?|vouchers?)\b/u
/** "What can i smoke for $10", "i dont smoke or vape": what is smoked, and nowhere to do it. */
const SMOKES: ReadonlySet<string> = new Set(['smoke', 'vape'])
const SMOKED_OR_NOT =
  /\b(?:what|which|something|anything|stuff|things?)(?: (?!(?:place|spot|time|days?|area|room|hours?)\b)\p{L}+){0,3}? (?:(?:can|could|should|would|do|to)(?: (?:i|we))? )(?:smoke|vape)\b(?! (?:in|at|here|inside|outside|on)\b)|\b(?:i|we|he|she|they|ive|weve|im|hes|shes)(?: \p{L}+)? (?:dont|do not|doesnt|does not|cant|cannot|never|wont|quit|stopped|not|gave up|no longer)(?: (?:really|even|ever|actually|usually|like to|want to|wanna|into|do|big on))* (?:smok(?:e|es|ed|ing)|vap(?:e|es|ed|ing))\b(?! (?:in|at|here|inside|outside)\b)|\bnot (?:tryna|trying to|gonna|going to|looking to|about to|allowed to|into|big on|much of an?|here to|supposed to) (?:smok(?:e|ing)|vap(?:e|ing))\b|\bfor (?:my|an?|the|this|his|her) (?:\p{L}+ )?vape\b|^(?!(?:can|may|where|could|is|to|ok|okay|no|i|we|lets|dont)\b)(?:\p{L}+ ){1,2}vape$|\bvapes\b(?! (?:allowed|ok|okay|in|at|here|inside|outside)\b)|\b(?:an?|flavou?red)(?: \p{L}+)? (?:smoke|vape)\b(?! (?:area|lounge|spot|break|room|place|section|here|in|at|inside|outside|sesh)\b)/u
/** What is left of goods, to be given back. */
const EMPTIES =
  /\b(?:empt(?:y|ies)|used(?: up)?) ?(?:carts?|cartridges?|disposables?|dispos|pens?|vapes?|jars?|tubes?|batteries|pouches|bags?|containers?|packag\p{L}+|$)/u

/** Whose wallet is at home asks how to pay without it. */
const PAYS_OTHERWISE = /\b(?:apple|google|samsung) pay\b|\bpay (?:with|by|using)\b|\bon my (?:phone|watch)\b/
/** Left where no shop would find it, or gear, of which another is wanted. */
const ELSEWHERE =
  '(?!(?:\\p{L}+ ){0,3}?(?:(?:back |over )?(?:at|in|on) (?:home|work|school|(?:the|my|our|a|his|her) (?:car|truck|van|hotel|motel|room|house|apartment|office|airbnb|rental|cabin|tent|camper|rv|boat|uber|lyft|cab|plane|train|bus|place|friends|buddys)|my \\p{L}+s (?:place|house|car|apartment))\\b|(?:grinders?|papers|pipe|bong|bowl|bubbler|rig|torch|tray|cones|wraps|(?:vape |510 )?battery|lighter)\\b(?! (?:there|here|behind|at (?:your|the) (?:counter|shop|store)))))'
/** What somebody no longer has, or what a shop finds when all are gone. */
const LEFT_BEHIND = new RegExp(
  `\\b(?:left|lost|forgot|dropped|misplaced) ${ELSEWHERE}(?:my|something|it|the|an?) ` +
    '|\\b(?:fell|slipped|slid|dropped) out of my |\\bforget my |\\b(?:lost|left|forgotten|found|misplaced) (?:behind |over )?(?:stuff|things?|items?|property|belongings) |\\b(?:leave|leaves|left) behind |\\b(?:things?|stuff|items?) (?:people|customers|i|we|they|folks) (?:leave|left|lose|lost|forget|forgot) ',
  'u',
)

/** Whose shop it is. */
export const OWNER_ASKED =
  /\bfamily (?:business|run)\b|\b(?:is|are) (?:it|this|you|yall|the (?:shop|store|place))(?: guys)?(?: part of)? an? (?:\p{L}+ )?chain\b|\bowners?\b|\bwho(?: (?:all|actually|really))? (?:owns|runs|founded|started|created|opened (?:this|the|your|it)|is behind)\b|\bwho(?:s| is| are|re)? (?:all )?(?:the )?(?:actual )?(?:people|persons?|folks|family|guys|faces?|brains?|ones?) (?:behind|running|that (?:run|started|own)|who (?:run|started|own))\b|\bwho(?:s|se| is) (?:idea|behind (?:this|the|your)|shop is|place is|store is)\b|\b(?:locally|family|woman|women|black|veteran|minority|privately|independently) owned\b|\bduen[oa]s?\b|\bwho(?:s| is|se)? (?:the |your |yalls )?(?:big |real |actual |head )?boss\b|\bhow long (?:has|have|did) (?!(?:you|yall|ya|the|this|it|that|your)\b)\p{L}+(?: and \p{L}+)? (?:been running|run|ran|owned|had) (?:it|this|the (?:shop|store|place|dispensary))\b/u

/** Since when the shop exists; of a certain day it is the hours that are asked for. */
export const AGE_ASKED =
  /\bhow long (?:you|yall|ya)(?: guys)? been\b|\bhow long (?:have|has) (?:you|yall|the|this|your)|what year|\bwhen (?:did|were|was) (?:you|yall|the|this|your)(?: \p{L}+){0,2} (?:open|start|found|establish)(?!.{0,24}\b(?:to|yester|(?:mon|tues|wednes|thurs|fri|satur|sun))days?\b|.{0,24}\b(?:tonight|last night|this morning|this week)\b)|\b(?:been|were you) (?:open|around|in business) (?:for )?(?:long|since)|\bhow old (?:is|are) (?:the|this|your) (?:store|shop|place|dispensary|business)/u

/** Words that are part of every question. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'the is a an do you have there any your what where when how can i my to in on of for and are guy with offer it at does store shop place use get me tell about know we some please need want free not bring has got yes no one or available offered accept accepted be would will must together people folk somebody someone everybody everyone anybody anyone by own up send this that these those if so just they them he she his her him our us was were been'.split(
    ' ',
  ),
)
