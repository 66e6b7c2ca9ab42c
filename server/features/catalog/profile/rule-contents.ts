import { underHeading } from './loose-value.ts'
import { shapeLeaving, shapeLimits } from './shape-rules.ts'
import { shapeSmoking } from './shape-smoking.ts'
import type { Content } from './told-content.ts'

/** What a shop tells of how much one may buy, where it may be used and how it travels, under keys of its own. */
export const OF_RULES: readonly Content[] = [
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /\b(?:using|use|smok\p{L}*|vap(?:e|ing)|consum\p{L}*|property|premises|lighting|lounge|indoors|around here)\b/u.test(
        words,
      ) &&
      !/\blounge\b/.test(words) &&
      /\b(?:smok|vap|consum|eat|light|us)(?:e|es|ed|ing|ption)?\b/i.test(text) &&
      /\b(?:no|not|never|nowhere|prohibited|illegal|banned|only|allowed|please|keep|wait)\b/i.test(text),
    shape: ({ value }) => ({ part: shapeSmoking(value) }),
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /^(?:(?:can (?:i|we|you) )?(?:smok\p{L}*|vap(?:e|ing)|consum\p{L}*|us(?:e|ing))(?: it| weed)? (?:here|there|inside|outside|on ?site|anywhere|around here|in public)|where (?:to|can (?:i|we|you)) (?:smoke|consume|use)(?: it)?)$/u.test(
        words,
      ) && /^(?:no\b|not\b|never|sorry|yes\b|only|private|at home)/i.test(text),
    shape: ({ value }) => ({ part: shapeSmoking(value) }),
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /^(?:(?:in |on )?(?:the |a |your )?)?(?:trains?|planes?|ferry|ferries|bus(?:es)?|boats?|amtrak|flights?)$/.test(
        words,
      ) &&
      /\b(?:not?|never|cannot|illegal|federal|prohibit\p{L}*)\b/iu.test(text) &&
      /\b(?:allow\p{L}*|bring|carry|take|board|federal)\b/iu.test(text),
    shape: ({ words, value }) => ({ part: { leaving_state: underHeading(words, value) } }),
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /^(?:in )?(?:the |your |a )?(?:cars?|vehicles?|driving|in the car|on the road)(?: rules?)?$/.test(words) &&
      /\b(?:trunk|sealed|closed|unopened|reach|passengers?|high|impaired)\b/i.test(text) &&
      !/\bpark/i.test(text),
    shape: ({ value }) => ({ part: { driving: value } }),
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /\b(?:limits?|most|maximum|max|how much|cap|caps|allowance)\b/.test(words) &&
      !/\b(?:deals?|discounts?|points|atm|time|parking)\b/.test(words) &&
      /\d ?(?:oz|ounces?|g|grams?|mg|milligrams?)\b|\b(?:ounce|gram)s?\b/i.test(text),
    shape: ({ key, value }) => ({ part: shapeLimits(value, key) }),
  },
  {
    at: 'limits_and_rules',
    joins: true,
    is: ({ words, text }) =>
      /\b(?:leav\p{L}*|travel\p{L}*|border|cross\p{L}*|across|home with|airport|state lines?|taking)\b/u.test(words) &&
      /\b(?:stay|stays|leave|leaves|cross|taken|taking|airport|lines?|ship)\b/i.test(text) &&
      /\b(?:not|never|must|no|illegal|cannot)\b|n't\b/i.test(text),
    shape: ({ value }) => ({ part: shapeLeaving(value) }),
  },
]
