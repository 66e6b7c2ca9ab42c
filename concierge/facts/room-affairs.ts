import type { Affair } from './visit-affairs.ts'

const PICTURES = '(?:photos?|photographs?|pictures?|pics|paintings?|prints|drawings?|art|artwork|murals?)'
const TILL = '(?:check ?outs?|registers?|counters?|tills?|cashiers?|pay)'

/** What shoppers ask of the rooms: what hangs there, and how high the counters are. */
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
]
