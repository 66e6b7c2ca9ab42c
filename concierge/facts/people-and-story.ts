import type { HouseRule } from './house-rules.ts'

const CREW = '(?:people|folks|budtenders?|employees|workers|staff|staff members?|team members?|of you|persons)'
const TEAM = '(?:team|crew|staff)'
const GIFTS =
  '(?:food|cans?|canned goods?|socks?|coats?|clothes|clothing|toys?|blankets?|books?|pet food|dog food|backpacks?|diapers?)'
const SHARE =
  '(?:\\d+ ?%|\\d+ cents?|\\$?\\d+|percent|cents?|dollars?|bucks?|money|proceeds|cut|share|donations?|cans|socks|coats)'

/** How many work at a shop, what was there before, who is given to, and how long a first visit takes, as a shop tells it of itself. */
export const PEOPLE_AND_STORY: readonly HouseRule[] = [
  {
    of: ['store_info', 'jobs'],
    asked: new RegExp(
      [
        `\\bhow many ${CREW} (?:work|are on|are in|do you (?:employ|have)|on (?:your|the) ${TEAM}|you (?:got|have) working)\\b`,
        `\\bhow many (?:are|do you have) (?:(?:on|in) )?(?:the|your) ${TEAM}\\b`,
        '\\bhow many (?:budtenders?|employees|staff members?|team members?)(?: (?:there|in all|total|altogether))?$',
        `\\bhow (?:big|large|small) (?:is|of) (?:a |the |your )?${TEAM}\\b`,
        '\\bcuant(?:os|as) (?:empleados|personas trabajan)\\b',
      ].join('|'),
      'u',
    ),
    not: /\b(?:at once|at a time|at the same time|fit|right now|on shift)\b/,
    told: /\b(?:team|staff|crew)[_ ](?:size|count|members)\b|\bhead ?count\b|\bemployees$|\b\d+ (?:people|budtenders|employees|of us)\b/,
  },
  {
    of: ['store_info', 'store_location'],
    asked:
      /\bwhat(?: was|s| used to be)(?: (?:here|there|this|it|the|in|your|that|at))*(?: (?:place|building|space|shop|store|spot))?(?: (?:here|there))? before\b|\bwhat (?:was|used to be)(?: (?:in|at|here|there|the|your|this|that))+ (?:place|building|space|shop|store|spot)\b|\b(?:you|this|it|yall|the (?:shop|place|building|store)|that)(?: (?:guys|place|building|spot|all))? used to be\b|\bused to be an? (?:\p{L}+ )?(?:shop|store|bank|church|garage|school|firehouse|bakery|diner|theater|gas station|botanica)\b|\b(?:story|history) (?:of|behind|mean)\b|\bwhats (?:the|your) (?:story|history)\b|\b(?:building|shop|store)s? (?:story|history)\b|\bwhy(?: (?:is|are))? (?:it|you|yall|the (?:shop|store|place)|this place)(?: guys)? (?:called|named)\b|\bwhy the name\b|\bwhere (?:does|did|do) (?:the|your|you get the|you get your) name\b|\bname come from\b|\bpor que se llama\b|\bhistoria de la tienda\b/u,
    not: /\b(?:strain|strains|bud|weed|flower|insta\w*|ig|kush|haze|og|og|gelato|runtz|it called when)\b/,
    told: /^(?:about )?(?:story|history|our story|name origin|the name|why the name)\b|\b(?:story|history|building)$|\bnamed (?:for|after)\b|\bin a former\b|\bused to be\b|\bwe were an? .{2,30} before\b/,
  },
  {
    of: ['store_info', 'deals'],
    asked: new RegExp(
      [
        `\\bwho(?:s| is)?(?: all)? (?:gets?|getting|receives?|benefits? from) (?:the|that|your|this|those)(?: \\p{L}+)? ${SHARE}(?: |$)`,
        `\\bwhere (?:do|does|did) (?:the|that|your|those)(?: \\p{L}+){0,2} ${SHARE} go\\b`,
        `\\b${GIFTS} drive\\b`,
        `\\b(?:drop off|donate|bring(?: in)?|collect(?:ing)?|take|taking) (?:some |any |canned |old |my |our )*${GIFTS}(?: (?:drives?|donations?|for (?:charity|the (?:food bank|shelter|pantry|drive))))\\b`,
      ].join('|'),
      'u',
    ),
    told: /\bcommunity\b|\bgiv(?:e|es|ing)(?:[_ ]back)?$|\bgood[_ ](?:works|causes?)\b|\bdonat|\bcharit|\bfood bank\b|\bpantry\b|\bshelter\b|\b(?:food|sock|coat|toy|can|blanket|book) drive\b|(?:\d ?%|\$\d+|dollars?|cents?)\b.{0,40}\bgo(?:es)? to\b/,
  },
  {
    of: ['store_info', 'id_policy'],
    asked:
      /\bhow long\b.{0,40}\b(?:first (?:visit|trip)|(?:the|my|our|your) first time(?! (?:i|we|you|that)\b))|\bfirst (?:visit|trip|time (?:there|in the store|at the (?:shop|store|dispensary)))\b.{0,30}\b(?:how long|take|minutes|expect|like|work|go)\b|\bwhat (?:happens|do i (?:do|need|expect)|can i expect|should i expect)\b.{0,24}\bfirst (?:visit|trip|time (?:there|in the store|at the (?:shop|store|dispensary)))\b/,
    not: /\b(?:edibles?|gumm\p{L}*|kicks? in|feel|high|hit|last|dose|discount|deal|off|smok\p{L}*|dab\p{L}*|vape|eat)\b/u,
    told: /\bfirst[_ ](?:visits?|time(?:rs?)?|trip)$|\ballow (?:about |around )?\d+ minutes\b/,
  },
  {
    of: ['store_info', 'deals'],
    asked:
      /\b(?:brand|vendor|product|flower|terp(?:ene)?|grower|free)? ?tastings?\b(?! (?:notes?|like|bad|good)\b)|\btasting (?:table|event|day)s?\b/,
    not: /\b(?:best|good|great|bad|better|fruity|sweet|sour|nice|earthy|not|funny|harsh|smooth|clean|candy|gas\w*|citrus) ?tasting|\btasting (?!events?|tables?|days?|this|today|tonight|tomorrow|soon|coming|at|there|on)\p{L}+/u,
    told: /\btastings?\b/,
  },
]
