import type { Affair } from './visit-affairs.ts'

const SPENT = '(?:empt(?:y|ies)|old|used(?: up)?|finished|spent|dead|burnt(?: out)?|burned out|drained)'
const HELD = '(?:jars?|containers?|tubes?|tins?|bottles?|packag(?:ing|es)|pouches|glass|empties)'
const SMOKED = '(?:(?:vape )?carts?|cartridges?|disposables?|dispos|vapes?|(?:vape )?pens?|pods?|batter(?:y|ies))'
const ANY = `(?:${HELD}|${SMOKED})`
const MINE =
  '(?:(?:my|our|the|some|all|these|those|your|any|a bunch of|few|clean|washed|glass|empty|old|\\d+|five|ten) )*'
const SPANISH = '(?:vapes?|cartuchos?|frascos?|pilas?|baterias?|envases|plumas|desechables)'
const SPENT_SPANISH = '(?:usad|vaci|viej|gastad|muert)[oa]s?'

/** A thing that is faulty is taken back under other rules than one that is used up. */
const FAULTY =
  /\b(?:bought|just got|brand new|receipt|refund|exchange|replac\p{L}*|warranty|defective|faulty|(?:doesnt|didnt|wont|not|stopped) (?:even )?(?:work|hit|turn)\p{L}*|on arrival|swap|mold\p{L}*|opened|unopened|wrong|stale)\b/u

const GETS =
  '(?:how much|get|gets|earn|credit|rewards?|money|deposit|pay|paid|points|discount|cash|perks?|something|anything)'

/** "Anything for bringing back jars". */
const JARS_BACK = new RegExp(
  [
    `\\b${GETS}\\b(?: \\p{L}+){0,4} (?:for|on|if i|when i|from) (?:(?:i|we|you|to|return|returns|returning|returned|bring|brings|bringing|turn|turning|hand|handing|back|in) )*${MINE}${HELD}\\b(?! of)`,
    `\\b(?:return|bring|turn|hand)(?:s|ing|ed)? (?:(?:back|in) )?${MINE}${HELD}\\b(?! of)(?=.*\\b${GETS}\\b)`,
    `\\breturned ${HELD}\\b(?! of)`,
  ].join('|'),
  'u',
)

/** What becomes of goods that are used up, and what their jars bring. */
export const USED_GOODS: readonly Affair[] = [
  {
    asked: JARS_BACK,
    not: FAULTY,
    told: /\b(?:jars?|glass|containers?|tubes?|packaging)\b.{0,60}(?:\$|\boff\b|\bcredit|\bpoints?\b|\bfree\b)|\b(?:jar|packaging|container)[_ ](?:returns?|deposit|swap)\b/,
  },
  { asked: JARS_BACK, not: FAULTY, told: /\brecycl/ },
  {
    asked: new RegExp(
      [
        `\\b${SPENT} ${ANY}(?: \\p{L}+){0,2} (?:get|gets|earn|worth)\\b`,
        `\\b${GETS}\\b(?: \\p{L}+){0,2} (?:for|on|if i|when i|if we) (?:(?:return|returns|returning|returned|bring|bringing|turn|turning|hand|handing|drop|dropping|recycling|trade|trading|back|in|off) )*${MINE}${SPENT} (?:\\p{L}+ )?${SMOKED}\\b`,
        `\\b(?:have|got|with) (?:an? )?(?:(?:bag|box|pile|ton|bunch|couple|handful) of )?${MINE}(?:\\p{L}+ )?${SPENT} (?:\\p{L}+ )?${SMOKED}\\b.{0,30}\\b${GETS}\\b(?: \\p{L}+){0,3} (?:for|on) (?:them|em|those|these|that|it)\\b`,
        '\\bre(?:cycl|cicl)\\p{L}*\\b',
        `\\b(?:(?:bring|send|turn|drop|hand|trade|take)(?:ing)? (?:back|in|off|you)|return(?:ing)?) ${MINE}${SPENT} (?:\\p{L}+ )?${ANY}\\b`,
        `\\b(?:drop|leave|bring|take|want|collect|accept)(?: off| back)? (?:(?:my|our|people's|peoples) )?${SPENT} ${SMOKED}\\b`,
        `\\bwhat (?:do|can|should|could|does) (?:i|we|you|u|yall|they|the shop|the store) do with (?:(?:my|the|all|these|those|a|bunch|of) )*${SPENT}\\b`,
        '\\b(?:have|got|pile of|bag of|bunch of|ton of|box of) (?:(?:some|a|of|my|all|these) )*(?:empties|empty (?:jars|tubes|containers|tins))\\b',
        `\\b${SPENT} (?:\\p{L}+ )?${ANY}\\b.{0,30}\\b(?:take|want|collect|accept|use for) (?:them|em|those|these|that)\\b`,
        `\\b${SPENT} (?:\\p{L}+ )?${ANY}\\b.{0,30}\\b(?:drop|leave|bring|hand|turn|toss|throw|dump|get rid of) (?:them|em|those|these|that)\\b`,
        `\\bwhere (?:do|can|should|could|to)(?: (?:i|we|you))? (?:toss|throw|dump|dispose|get rid)\\b(?=.*\\b(?:${ANY}|it|them|those)\\b)`,
        `\\b(?:place|spot|bin|box|bucket|somewhere|anywhere|way) (?:where i can |i can |to )(?:toss|throw|dump|dispose of|drop|leave|recycle|ditch|get rid of)(?: (?:off|out|away))? ${MINE}${SPENT} ${ANY}\\b`,
        `\\bwhere (?:do|can|should) ${MINE}${SPENT} ${ANY} go\\b`,
        `\\b(?:dispose|get rid|disposal) of ${MINE}(?:${SPENT} )?${ANY}\\b`,
        `\\b(?:tir|bot|dej|pong|recib|acept|recog|tom|devuelv|entreg|llev|traig)\\p{L}* (?:\\p{L}+ ){0,2}${SPANISH} ${SPENT_SPANISH}\\b`,
        `\\bdonde (?:(?:se|los|las|puedo) )*(?:tir|bot|dej)\\p{L}* (?:\\p{L}+ ){0,2}${SPANISH}\\b`,
        `\\b${SPANISH} ${SPENT_SPANISH} ?,? (?:los|las|donde|que|se)\\b`,
      ].join('|'),
      'u',
    ),
    not: FAULTY,
    told: /\brecycl|\bempties\b|\bempty (?:\p{L}+ )?(?:jars?|tubes?|containers?|packag\p{L}*|carts?)\b|\bcontainer[_ ]returns?\b|\b(?:jar|battery|cart|packaging)[_ ](?:returns?|drop|swap)\b/u,
  },
]

const isAsked = USED_GOODS.map(({ asked }) => asked)

/** Whether what is handed back is used up, and not faulty. */
export function handsBackUsed(plain: string): boolean {
  return !FAULTY.test(plain) && isAsked.some((asked) => asked.test(plain))
}
