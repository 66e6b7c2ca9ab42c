import { tell } from '#concierge/say/wording.ts'
import type { HouseRule } from './house-rules.ts'
import type { Affair, Untold } from './visit-affairs.ts'

const GROWN =
  '(?:buds?|flowers?|weed|stuff|products?|eighths?|jars?|pre ?rolls?|joints?|nugs?|herb|cannabis|edibles|carts)'

/** What one carries for one's own safety or work. */
const LEFT_OUTSIDE: Untold = {
  topic: 'store_info',
  say: (_, language) =>
    tell(
      language,
      "I don't know from here whether that may be brought in; to leave it in the car is the safe choice, and our team can tell you.",
      'No tengo aquí si se puede entrar con eso; lo seguro es dejarlo en el auto, y nuestro equipo te lo dice.',
    ),
}

/** What shoppers ask of how they are served: with whom one may sit down, in which line, what one carries in and out, and how fresh the goods are. */
export const SERVICE_AFFAIRS: readonly (Affair & { untold?: Untold; of?: HouseRule['of'] })[] = [
  {
    of: ['store_info', 'human_handoff', 'contact'],
    asked:
      /\b(?:one on one|1 on 1)\b|\b(?:one to one|1 to 1) (?:talks?|chats?|sessions?|time|help|visits?|with (?:a|an|the|some|your)\b)|\b(?:book|schedule|reserve|set up|arrange|sign up for|get on)(?: (?:a|an|some|my|me|in|the|for|\d+|minutes?|quick|free|private))* (?:time|slots?|spots?|sessions?|meetings?|chats?|talks?|calls?|sit ?downs?|visits?)(?: \p{L}+){0,2} with (?:(?:a|an|the|your|one of your|some|of) )*(?:\p{L}+ )?(?:budtenders?|somebody|someone|person|staff|experts?|pharmacists?|specialists?|consultants?|team|guy|expert)\b|\b(?:sit|sat) down with (?:me|us|some|a|one|you)|\b(?:someone|somebody|anyone|person|budtender)(?: (?:who|that|there|can|could|to|will|would))* (?:sit down|walk (?:me|us|her|him) through|talk (?:me|us|her|him) through|take (?:some |the |their )?time (?:with|to))|\bconsult(?:s|ing|ations?|ants?)?\b|\b(?:book|make|schedule|need|have|set up|by|get|take)(?: an?)? appointments?\b|\bprivate (?:session|help|visit)|\bpersonal shopp/u,
    told: /\bone[-_ ]to[-_ ]one\b|\bconsult(?:s|ations?)?\b|\bsit[-_ ]down\b|(?<!\b(?:asl|sign language|interpreters?|tours?)\b.{0,60})\bappointments?\b|\bone[-_ ]on[-_ ]one\b|\bprivate session/,
  },
  {
    asked:
      /\b(?:lines?|lanes?|counters?|registers?|windows?|queues?)(?: (?:just|only|reserved|set aside|there))* for (?:the )?(?:\p{L}+ )?(?:patients?|card ?holders?|med(?:ical)?(?: card)?(?: patients?| people| folks| holders?)?)\b|\b(?:patients?|card ?holders?)(?: (?:only|get|have|has|skip|use|got|do|to|their|the|an?|own|separate|wait|in|same|as|everyone|else|really|still))* (?:lines?|lanes?|counters?|registers?|windows?|queues?)\b/u,
    told: /\b(?:patients?|medical|mmj)[_ ](?:only[_ ])?(?:counters?|lines?|lanes?|registers?|windows?|check ?outs?|tills?|express|desk)\b|\b(?:counter|line|lane|register) (?:just |only )?for (?:registered )?patients\b|\bpatients (?:skip|have their own)\b/,
  },
  {
    asked:
      /\bskip the (?:line|wait|queue)\b|\b(?:express|fast(?:er|est)?|quick(?:er|est)?|separate|own|different|priority|special|dedicated) (?:line|lane|window|register|checkout|queue)\b/,
    told: /\bexpress\b|\bfast[_ ]lane\b|\bskip the line\b|\bown (?:line|register)\b/,
  },
  {
    asked:
      /\b(?:charged?|charging|charges|pay|paying|fee)(?: (?:me|us|extra|you|yall|for|a|an|the|each|it|of))* bags?\b(?! of)|\b(?:bring|need|use|have)(?: to)?(?: bring)? (?:my|our|your|a) own (?:bags?|tote)|\b(?:is|are|does|do)(?: (?:the|a|your|exit|paper|shopping|carry|child ?proof|child resistant))+ bags? (?:cost|free|extra|included)|\bexit bags?\b|\b(?:need|have|got|must|required|forced)(?: to)? (?:buy|pay for|purchase|get|use|bring)(?: (?!smell|locking|lock|duffel)\p{L}+){0,4} bags?\b(?=.*\b(?:each|every|again|trip|leave|exit|walk out|reuse)\b)|\b(?:child ?proof|child resistant|carry ?out|take ?out|checkout) bags?\b(?=.*\b(?:each|every|again|back|required|mandatory|reuse|free|cost|own|old)\b)|\b(?:reuse|re use|bring back)(?: (?:my|the|that|an|your|old|last|same|one|exit|child ?proof))+ bags?\b(?! (?:of|inside|into|with))|\bbring(?: in)?(?: (?:my|that|an))? (?:old|last|same|exit|child ?proof|own) bags?\b|\bbags? to (?:carry|take|bring|walk)(?: \p{L}+){0,3} (?:out|home)\b|\bbags? (?:cost|costs|extra|free)\b/u,
    not: /\b(?:smell ?proof|backpacks?|duffel|empt(?:y|ies)|recycl\p{L}*|prerolls?|joints?|bong|locking)\b/u,
    told: /^(?:(?:paper|shopping|exit|carry|checkout)[_ ])?bags?$|\bexit[_ ]bags?\b|\bbags?[_ ](?:fees?|cost|charge|policy)\b|\bbags? (?:costs?|is|are) (?:\$|free|\d)|\bbags (?:are )?\$/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          "I don't have here what a bag to carry things out costs, or whether one is needed; our team can tell you.",
          'No tengo aquí cuánto cuesta una bolsa para llevar las cosas, ni si hace falta; nuestro equipo te lo dice.',
        ),
    },
  },
  {
    asked: new RegExp(
      [
        `\\bhow (?:do|can|would|will|could) (?:i|we|you|one|people) (?:know|tell|see|find out|check)(?: \\p{L}+){0,3} (?:how (?:fresh|old)|when (?:it|they|the|your|this|that)(?: \\p{L}+){0,2} (?:was|were|got|is) (?:packed|packaged|harvested|jarred)|(?:is|its|it is|are|theyre|it|they)(?: \\p{L}+)? (?:fresh|old|stale))\\b`,
        `\\bhow (?:fresh|old) (?:is|are)(?: (?:your|the|this|that|yalls|all|most|of|ur|any))* ${GROWN}\\b`,
        '\\b(?:packag(?:ed?|ing)|packed|pack|harvest(?:ed)?|jarred|freshness|best by|born on)(?: on)? dates?\\b',
        `\\b(?:when|what date|what day)(?: (?:was|were|is|are|did))* (?:your|the|this|that|it|they)(?: ${GROWN})? (?:get )?(?:packed|packaged|harvested|jarred)\\b`,
        `\\bdates?(?: (?:is|are|printed|stamped|listed|shown|right|somewhere))* on (?:the|your|each|every) (?:\\p{L}+ )?(?:jars?|labels?|packag(?:e|es|ing)|bags?)\\b`,
      ].join('|'),
      'u',
    ),
    told: /(?:^|[_ ])freshness$|\b(?:packag(?:ed|ing)|packed|harvest(?:ed)?|jarred)[-_ ](?:on[-_ ])?dates?\b|\bdates? (?:it was |of |they were )?(?:packed|packaged|packaging|harvest(?:ed)?)\b/,
  },
  {
    asked: /\b(?:bear|pepper) (?:spray|mace)\b/,
    not: /\b(?:(?:do|does) (?:you|yall|u)(?: guys)? (?:sell|carry|have|stock)|in stock|buy|for sale)\b/,
    told: /\b(?:bear|pepper)[_ ](?:spray|mace)\b|\bweapons?\b/,
    untold: LEFT_OUTSIDE,
  },
  {
    asked:
      /\b(?:ok(?:ay)?|allowed|fine|can (?:i|we)|may i|alright)\b.{0,20}\b(?:bring|carry|come in with|walk in with|have|wear|keep)(?: \p{L}+){0,3} (?:kni(?:fe|ves)|tasers?|multi ?tools?|leatherman|machete|box cutter|pocketknife)\b|\b(?:my|our|a|an|carry|carrying|wear|wearing|have|got)(?: (?:my|our|a|an|small|little|big|pocket|hunting|work|fishing|box))* (?:kni(?:fe|ves)|tasers?|multi ?tools?|leatherman|machete|box cutter|pocketknife)\b(?=.*\b(?:in|inside|allowed|ok|okay|fine|walk|door|security|on me)\b)/u,
    not: /\b(?:hot|dab|butter|sell|buy)\b/,
    told: /\bkni(?:fe|ves)\b|\bweapons?\b|\bblades?\b/,
    untold: LEFT_OUTSIDE,
  },
  {
    asked:
      /\b(?:my|a|our)(?: \p{L}+)? (?:guns?|pistols?)\b|\bguns? (?:in|inside|ok|okay|allowed)\b|\b(?:firearms?|concealed|open carry|carry permit)\b/u,
    told: /\bfirearms?\b|\bguns?\b|\bweapons?\b/,
  },
]
