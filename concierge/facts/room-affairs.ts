import type { Affair } from './visit-affairs.ts'

const PICTURES = '(?:photos?|photographs?|pictures?|pics|paintings?|prints|drawings?|art|artwork|murals?)'
const TILL = '(?:check ?outs?|registers?|counters?|tills?|cashiers?|pay)'

/** What shoppers ask of the rooms: what hangs there, how high the counters are, what there is to drink, and where a phone is charged. */
export const ROOM_AFFAIRS: readonly Affair[] = [
  {
    asked: new RegExp(
      [
        `\\b${PICTURES}\\b(?: \\p{L}+){0,5} (?:walls?|hanging|hung|on display)\\b`,
        '\\b(?:what|whats|whose|who|whos|which|anything|something)\\b(?: \\p{L}+){0,5} on (?:the|your|yalls|those) walls?\\b',
        '\\b(?:art|photo|gallery|photography) (?:shows?|exhibits?|exhibitions?|walls?|opening)\\b',
        `\\b(?:hang|show|display|exhibit|submit|put up) (?:my|our|his|her|some)(?: own)? (?:${PICTURES}|photography)\\b`,
      ].join('|'),
      'u',
    ),
    told: /(?<!of[_ ]the[_ ])\bart(?:s|work|ists?)?\b|\bmurals?\b|\bgallery\b|\bexhibit|\bphotographs? by\b|\bpaintings?\b/,
  },
  {
    asked: new RegExp(
      [
        `\\b${TILL}\\b(?: \\p{L}+){0,5} (?:reach|too (?:low|high|tall)|height|(?:from|in) (?:my|a|the|his|her) (?:wheel ?)?chair|wheel ?chairs?|scooter|sitting|seated)\\b`,
        `\\b(?:low|lower|lowered|wheel ?chair|seated|sit down)(?: height)? ${TILL}\\b`,
        `\\b(?:reach|too (?:low|high|tall))\\b(?: \\p{L}+){0,4} ${TILL}\\b`,
      ].join('|'),
      'u',
    ),
    told: /\blow(?:er|ered)?[_ ](?:counters?|registers?|check ?outs?)\b|\bwheelchair[-_ ]height\b|\b(?:accessible|seated)[_ ](?:counters?|registers?|check ?outs?)\b/,
  },
  {
    asked:
      /\b(?:something|anything|stuff|a little something|drinks?|beverages?|cup(?: of \p{L}+)?|coffee|snacks?|refreshments?|water)(?: \p{L}+){0,4} (?:while|when|as|if) (?:i|we|im|were|you|youre|people|customers|my \p{L}+) (?:(?:am|are|is|have to|gotta|just) )*(?:wait|waits|waiting|sit there|sit here|sit around|shop|browse|stand in line|in line|stuck in line|there|hang(?:ing)? (?:out )?there)\b|\brefreshments?\b|\b(?:offer|serve|pour|have|get|got)(?: (?:a|any|some|the|your|guests|customers|people|free|complimentary|me|us|you))* (?:coffee|tea|espresso|lemonade|cup of \p{L}+|glass of water|snacks) (?:there|for (?:customers|guests|visitors|people)|in the (?:lobby|waiting room|waiting area|front|store|shop))/u,
    told: /\b(?:coffee|tea|espresso|lemonade|cider|cocoa|refreshments?|cold drinks|soft drinks|water (?:cooler|station|refill|fountain))\b/,
  },
  ...['coffee', 'tea', 'water', 'snacks?'].map((treat) => ({
    asked: new RegExp(
      `\\b(?:free|fill|refill|top up|complimentary)(?: \\p{L}+){0,3} ${treat}\\b|\\b${treat} (?:fountain|station|cooler|dispenser|refill|machine|bar)\\b|\\b${treat} (?:while (?:i|we) wait|for (?:the )?(?:customers|guests)|in the (?:lobby|store|shop))\\b`,
      'u',
    ),
    told: new RegExp(`\\b${treat}\\b`),
  })),
  {
    asked: /\bcaffeine (?:there|here|in (?:the|your|there|that)|at (?:the|your))\b|\bcup of (?:coffee|joe|tea)\b/,
    not: /\b(?:edibles?|gumm\p{L}*|infused|thc|pair|with my)\b/u,
    told: /\bcoffee\b|\bespresso\b/,
  },
  {
    asked:
      /\b(?:stop|end|quit|cancel|unsubscribe|opt out|opted out|get off|take me off|turn off|remove me|sign me off)\b.{0,30}\b(?:texts?|texting|promos?|messages?|spam|e ?mails?|alerts?|list)\b|\b(?:texts?|texting|messages?|e ?mails?|alerts?|promos?)\b(?: to)? stop\b/,
    told: /\breply stop\b|\bunsubscribe\b|\bopt[- ]out\b|\bstop to (?:leave|end|quit)\b|\btext[_ ]alerts?\b/,
  },
  {
    asked:
      /\b(?:uber|lyft|taxi|cab|ride ?share|my ride|driver)\b.{0,24}\b(?:drop|let) (?:me|us) (?:off|out)\b|\b(?:be|get|gets|getting) (?:dropped|let) (?:off|out)\b/,
    not: /\b(?:orders?|package|deliver\p{L}*)\b/u,
    told: /\b(?:ride[_ ]?share|uber|lyft|taxi|cab)[_ ](?:spot|zone|stop|drop|stand|pickup)|\bdrop[-_ ]?off\b(?! (?:box|bin|your))/,
  },
  {
    asked:
      /\b(?:plugs?|outlets?|chargers?)\b.{0,24}\b(?:for|to (?:charge|use)|i (?:can|could) use|anywhere|somewhere|there|in (?:there|the (?:store|shop|lobby)))\b|\bforgot (?:my|the) (?:charger|cable|cord)\b|\bcharge (?:my|a|our|up my) (?:phone|cell|cellphone|vape|pen|battery)\b|\b(?:phone|cell|vape|pen|battery) (?:charger|charging)\b/,
    told: /\bfree charging\b|\bphone[_ -]charg|\bcharging (?:locker|station|dock|cable)|\bcharge (?:your|a|their) (?:phone|vape|pen|batter)/,
  },
]
