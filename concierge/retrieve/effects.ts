import type { StrainType } from '#contract/catalog.ts'
import { foldText } from '#concierge/understand/fold-text.ts'

/**
 * Effects as menus name them. `row` matches a menu's own effect word; `hint` matches vendor words in a product's name
 * when the menu gives no effects; `leans` are the strain types that come nearest when nothing else is known.
 */
export type Effect = {
  id: string
  asked: RegExp
  row: RegExp
  hint: RegExp
  leans: readonly StrainType[]
  label: string
  labelEs: string
}

const CALMING: readonly StrainType[] = ['indica', 'indica-hybrid']
const LIFTING: readonly StrainType[] = ['sativa', 'sativa-hybrid']
const BRIGHT: readonly StrainType[] = ['sativa', 'sativa-hybrid', 'hybrid']

// oxlint-disable-next-line max-params -- a row of a table reads best in one line
function effect(
  id: string,
  asked: string,
  row: string,
  hint: string,
  leans: readonly StrainType[],
  labels: readonly [string, string],
): Effect {
  return {
    id,
    asked: new RegExp(`(?<![\\p{L}\\p{N}])(?:${asked})(?![\\p{L}\\p{N}])`, 'gu'),
    row: new RegExp(row),
    hint: new RegExp(hint),
    leans,
    label: labels[0],
    labelEs: labels[1],
  }
}

/** "Makes you raid the fridge", "i want to eat everything on it": hunger by what it leads to. */
const RAIDS =
  '(?:raid(?:s|ed|ing)?|empt(?:y|ies|ying)|attack(?:s|ing)?|destroy(?:s|ing)?|clean(?:s|ing)? out|clear(?:s|ing)? out|hit(?:s|ting)?|eat(?:s|ing)?) (?:(?:the|my|your|our|a) )?(?:whole |entire )?(?:fridge|refrigerator|pantry|kitchen|cupboards?|snack (?:drawer|cabinet|cupboard|aisle))|(?:makes?|making|gets?|getting|has|got) (?:me|you|us|him|her|ya)(?: (?:wanna|want to|wanting to|to))? (?:eat(?:ing)?|snack(?:ing)?)(?! (?:it|them|one|two|this|that|these)\\b)|(?:want to|wanna) eat (?:everything|the whole|all the)'

/** Sleep by what it is like, and by what it is like without. */
const ASLEEP =
  '(?:drift|nod|doz)(?:s|es|ed|ing)? off|conk(?:s|ed|ing)? (?:me |us |him |her )?out|out (?:cold|like a light)(?! (?:cases?|packs?))|lights out|toss(?:es|ed|ing)?(?: and| n|,)? turn(?:s|ed|ing)?|(?:some |a few |catch |my )zs|zzs|(?<=(?:^|\\b(?:some|my|the|for|catch|get|getting|need|want|good|more|few|night|nite|bed|of|to|got|those|any|anything|something|and|go|lil|little|deep|sleepy) ))zzz+s?|zzz+s?(?= (?:time|gumm\\p{L}+|edibles?|strains?|carts?|flower|please|mode|now|vibes))|shut ?eye|forty winks|slumber|dream ?land|night ?cap|count(?:ing)? sheep|restful|(?:lie|lies|lying|lay|laying)(?: \\p{L}+)? awake|awake (?:all|half the|at|every) nights?|awake (?:(?:un)?till?|at) \\d+(?: ?am)?|(?:wake|wakes|waking|woke)(?: me)? up (?:at \\d+(?: ?am)? )?(?:every|all|in the middle of the|through(?:out)? the|at) nights?|keeps? me up (?:all|at) night|(?:good|full|solid|decent|whole) nights? (?:of )?(?:rest|sleep)'

/** A day that is to go slowly. */
const EASED =
  'level(?:s|ed)? (?:me |us )?out|veg(?:g(?:ing|ed))?(?: out)|vegging|easy ?going|take it easy|hang(?:ing)? loose|(?:blow|let)(?:ing)? off (?:some )?steam|zon(?:e|ing) out|loung(?:e|ing) (?:around|about|on)|(?:a |slow )breather|tense|wound up|lazy river|'

/** A day that is to be got going. */
const GEARED =
  '|(?:butts?|ass(?:es)?|rear|behind|self|myself) in gear|rocket fuel|shak(?:e|es|ing) (?:it |me )?off(?: (?:the|my|this) (?:cobwebs|sleep|funk|morning|weekend|fog|rust))?|keep(?:s|ing)? up with (?:my|the|our|these) (?:kids?|toddlers?|grand ?kids?|dogs?|team|crew|day|work|group)|sluggish|dragging|wired|speedy|power(?:s|ing)? (?:me |us )?through|(?:replac(?:e|es|ing)|instead of|better than|as good as|stronger than) (?:(?:a|my|the|morning|cup of) )*coffee'

/** A head that goes on and on. */
const QUIETED =
  '(?:let(?:ting)? go of|shake off|shed) (?:the|my) (?:day|week|workday)|(?:turn|shut|switch|quiet|quieten|slow|calm|settle)(?:s|ing)?(?: (?:off|down))? (?:my|the|this|your) (?:brain|mind|head|thoughts?)(?: (?:off|down|up))?|(?:racing|busy) (?:mind|thoughts|brain)|nerves|settle me(?: down)?'

export const EFFECTS: readonly Effect[] = [
  effect(
    'sleepy',
    'zonk(?:s|ed)?(?: (?:me|us|out))?|put(?:s|ting)? (?:me|you|us|him|her|someone|ya)(?: right| straight| all the way| completely)? (?:out|under)(?! (?:of|on|in))|(?:put(?:s|ting)?|glues?|glued|stuck|stick|melt(?:s|ed)?|sink(?:ing)?)(?: me| you| us)?(?: down)? (?:on|to|into|in|onto) (?:the|my|a) (?:couch|recliner|sofa|chair|mattress|bed|floor|carpet)|(?:head|face) (?:on|hits?|hitting|meets?|to) (?:the|my|his|her|a) pillow|hits? the (?:pillow|hay|sack)|sleepy|sleepiness|sleep(?:ing)?|asleep|(?:light|bad|poor|restless|terrible|awful|horrible) sleepers?|sedat(?:ing|ed|ive)|drowsy|knock(?:s|ed)? (?:(?:me|you|us|him|her) )?(?:right |straight |clean |completely |totally |the (?:hell|fuck) )?out(?! (?:(?:my|some|the|a|all) )?(?:chores|errands|work|list|cleaning|laundry))|pass(?:ed|es|ing)? out|couch ?(?:lock(?:ed|er|s)?|melt(?:er|ing|ed)?)|knock ?outs?(?= [\\p{L}_])(?! (?:(?:my|some|the|a|all) )?(?:chores|errands|work|list|cleaning|laundry))|(?:put|lay|take|wipe|conk|drop)(?:s)? (?:me|us|him|her|you) (?:down|under|out)|sleepy ?time|in(?:to)? a coma|hibernat(?:e|ion)|tranquiliz(?:e|er|ing)|crash(?:ing|es)?(?! (?:course|test))|(?<=(?:make|makes|making|get|gets|getting|feel|feeling|be|being)(?: (?:me|us|you|her|him|super|so|too|all|really|that))* )(?:tired|exhausted)|insomnia|bed ?time|nighty night|pass out|snooze|heavy eyes|doze off|zombi(?:e|es|fied|ed)|couch potato|comatose|vegetables?(?= ,|$)|zonked out|zoned out|brain ?dead|groggy|lethargic|lazy (?:feeling|high)|nap(?:ping)?|dormir(?:me|se)?|sueno|tumb(?:ar|e|en|a|an)(?:me|nos|se)?|noque(?:ar|e|a)(?:me|nos)?|adormil(?:ar|ad)[a-z]*|insomnio|noche de sueno|to bed|wind(?:s|ing)? (?:me )?down for bed|' +
      ASLEEP,
    'sleep|sedat|drows|insomn|rest\\b|bed',
    'sleep|dream|night|slumber|snooze|\\bpm\\b|cbn|drift|zzz',
    CALMING,
    ['sleepy', 'sueño'],
  ),
  effect(
    'relaxed',
    EASED +
      'relax(?:ed|ing|es|ation|er)?|unwind(?:ing)?|wind(?:s|ing)? down|chill(?:ed|ing|axing|est|er)?|mellow(?:er|ed)?|de ?stress|decompress|take the edge off|loosen up|laid back|kick back|relajante|relajad[oa]|relajarme|relajar|tranquil[oa]|body (?:high|melt|feel|buzz|stone|load|hit)|(?:heavy|full|whole) body(?! (?:lotion|cream|butter|wash|balm|oil|spray|rub|patch))|melty|soothing|soothe|melt(?:s|ing)? (?:away|into (?:it|the|my)(?! \\p{L}*(?:couch|sofa|bed|chair)))|slow(?:s|ing)? (?:me |us )?down(?! (?:on|my|the))|switch(?:ing)? off (?:after|from|when|once|at the end)|exhale|un ?clench|tension(?! headaches?)|entspann\\p{L}*',
    'relax|chill|unwind|mellow|body',
    'relax|chill|unwind|mellow|tranquil|calm',
    CALMING,
    ['relaxed', 'relajado'],
  ),
  effect(
    'calm',
    'calm(?:ing|er|ed)?|peaceful|serene|at ease|zen|soothed|calmad[oa]|calma|calmante|stress(?:ed)? relief|anxious|nervous|jitters|' +
      QUIETED,
    'calm|peace|stress|seren|ease',
    'calm|peace|seren|zen|harmony|tranquil',
    [...CALMING, 'hybrid'],
    ['calm', 'calma'],
  ),
  effect(
    'happy',
    'happy(?! hours?\\b)|happiness|happier|good vibes|brighten(?:s|ing)? (?:my|the|our|her|his) (?:day|mood|evening)|euphori[ac]c?|(?:good|better|great|happier) mood|cheer(?:y|ful)?|feel good|giggl(?:y|es|ing)|laugh(?:s|ing|y)?|funny|fun|joy(?:ful)?|bliss(?:ful)?|mood (?:lift(?:er|ing)?|boost(?:er|ing)?|raiser|enhancer)|smil(?:e|es|ing|ey)|grin(?:s|ning)?|silly|goofy|crack(?:s|ing)? (?:me |us )?up|light ?hearted|float(?:y|ing) (?:feel(?:ing)?|high|buzz|vibe)|floaty|head in the clouds|walk(?:ing)? on (?:air|sunshine)|(?:on )?cloud (?:nine|9)|feliz|risas?|re[ií]r(?:me|nos|se)?|carcajadas?|contento|alegre|divertid[oa]',
    'happy|euphor|giggl|joy|bliss|cheer|mood',
    'happy|bliss|joy|giggl|euphor|cheer',
    BRIGHT,
    ['happy', 'feliz'],
  ),
  effect(
    'energetic',
    'motivat(?:e|es|ing)(?: me)?|keep(?:s)? me up(?! (?:at|all|past|too))|energ(?:y|etic|ized|izing|ize|ise|ising)|energi[ae]|energetic[oa]|energizante|active|pep|peppy|perk(?:s|ing|ed)?(?: (?:me|us|her|him|you|one))?(?: right| back)? up|perky|wak(?:e|es|ing) (?:(?:me|us|him|her|you) )?up|pick me up|(?:get(?:s|ting)?|keep(?:s|ing)?|got)(?: (?:me|us|my (?:ass|butt|body|blood)))? (?:up and |off (?:the|my) couch and |out of bed and )?(?:going(?! on\\b)|goin|moving|pumped|hyped|up and at em|off (?:the|my) couch|out of bed)|up and at em|hyper|pep in my step|not (?:be|feel) (?:lazy|tired|sluggish)|knock out (?:my )?(?:chores|errands)|motivat(?:ed|ion|ing)|boost|buzz(?:y|ed)? and awake|(?<!\\b(?:lie|lies|lying|lay|laying)(?: \\p{L}+)? )awake(?! (?:all|half the|at|every) nights?)(?! (?:(?:un)?till?|at) \\d)|alert|zipp(?:y|ier)|a (?:little |bit of )?zip|zing|get up and go|stimulat(?:e|es|ing|ed)|invigorat(?:e|es|ing|ed)|spring in my step|kick ?start(?:s|er|ing)?|jump ?start(?:s|ing)?|amp(?:ed|s) (?:me )?up|rev(?:s|ved)? (?:me )?up|kick in the (?:pants|butt|ass)|stay up|not (?:too )?tired|get(?:s|ting)? (?:(?:some|all|my|the|a) )*(?:stuff|things?|shit|work|chores|errands|crap|everything|lot|tasks?|projects?) done|(?:get(?:s|ting)?|power(?:ing)?|push(?:ing)?|plow(?:ing)?) (?:me )?through (?:(?:a|my|the|all|long|whole) )*(?:work(?: ?day)?|to do list|list|tasks?|chores|shift|emails|laundry)|(?:knock(?:ing)?|crank(?:ing)?|bang(?:ing)?|crush(?:ing)?|tackl(?:e|ing))(?: out)? (?:(?:a|some|my|the|few|all) )*(?:to do list|tasks?|emails?|work|projects?|chores|errands|reports?)|to do list|productive|productivity|activ[oa]|despiert[oa]|despertarme|pilas|animos?' +
      GEARED,
    'energ|active|motivat|alert',
    'energ|active|revive|boost|awake|\\bgo\\b',
    LIFTING,
    ['energetic', 'energía'],
  ),
  effect(
    'uplifted',
    '(?:meet(?:ing)?|talk(?:ing)? to) (?:new )?people|tingl(?:y|es|ing)|uplift(?:ed|ing)?|upbeat|lift(?:ed|s)? (?:my )?(?:mood|spirits)|heady|head high|cerebral|bright|lively|animad[oa]|elevad[oa]|talkative|chatty|social(?:ize|izing)?|sociable|conversation(?:al)?|outgoing|shy|break(?:ing)? the ice|ice ?breaker|come out of my shell|socializar',
    'uplift|talkativ|social|cerebral|tingl',
    'uplift|elevate|social|\\bup\\b',
    BRIGHT,
    ['uplifted', 'animado'],
  ),
  effect(
    'focused',
    '(?:get|power|push|plow) (?:me )?through (?:some |the |my |all this )?(?:paperwork|emails?|spreadsheets?|reports?|homework|taxes)|(?:stay(?:s|ing)?|keep(?:s|ing)?|remain|be) (?:me |us |him |her )?on (?:task|track)|(?:zone|zoned|zoning) in|in the zone|think(?:ing)? (?:straight|clear(?:ly)?)|head in the game|(?:while|when|as) (?:i|im|i am|we) (?:cod(?:e|ing)|work(?:ing)?|stud(?:y|ying)|writ(?:e|ing)|program(?:ming)?|read(?:ing)?)|(?:for|to help (?:me )?(?:with )?) ?(?:coding|programming)|deep work|finish(?:ing)? (?:a|my|the|some|this) (?:\\p{L}+ )?(?:projects?|work|papers?|reports?|essays?)|focus(?:ed|ing)?|concentrat(?:e|ion|ing)|study(?:ing)?|home ?work|essays?|thesis|dissertation|(?:page|term|research|college|school|seminar) papers?|papers? (?=due|is due|to write|to finish|to turn in)|dial(?:ed)? in|lock(?:s|ing) (?:me |us )?in(?! (?:a|an|the|that|this|price|prices|deal|order|it|at)(?!\\p{L}))|lock(?:ed)? in(?! (?:a|an|the|that|this|my|your|price|prices|deal|order|it|at)(?!\\p{L}))|(?<=\\b(?:stay|staying|and|feel|feeling|mentally|keep me|keeps me|so|super|really) )sharp|enfoque|enfocarme|estudiar|enfocad[oa]|concentracion|concentrarme|attention',
    'focus|concentrat',
    'focus|dial',
    BRIGHT,
    ['focused', 'enfoque'],
  ),
  effect(
    'clear mind',
    'clear ?(?:headed|minded|mind|head)|clear|clarity|function(?:al|ing)?|not foggy|level headed|mente clara|claridad',
    'clear|clarity',
    'clear|clarity',
    BRIGHT,
    ['clear-headed', 'mente clara'],
  ),
  effect(
    'creative',
    'creativ(?:e|ity)|com(?:e|ing) up with (?:some |new |good )?(?:ideas|stuff)|jam(?:ming)? on (?:the |my )?(?:guitar|bass|drums|piano|keys)|(?:ideas?|creative juices|juices|inspiration|words|lyrics) flow(?:ing|s)?|(?:get|gets|getting|spark|sparks|sparking) (?:some |my |the |new |fresh )?(?:ideas|creative juices)|artistic|arty|artsy|brain ?storm(?:ing|s)?|sketch(?:es|ing)?|doodl(?:e|es|ing)|poetry|poems?|making beats|beat ?making|craft(?:ing|y)|(?:play|strum)(?:ing|ming)? (?:(?:the|my|some) )?(?:guitar|piano|drums|bass|violin|keys|instruments?)|improvis(?:e|ing)|band practice|imaginati(?:ve|on)|creativ[oa]|creatividad',
    'creativ|artist',
    'creat',
    BRIGHT,
    ['creative', 'creativo'],
  ),
  effect('inspired', 'inspir(?:ed?|es|ing|ation)(?: me)?|inspirad[oa]|inspiracion', 'inspir', 'inspir', BRIGHT, [
    'inspired',
    'inspirado',
  ]),
  effect(
    'hungry',
    `hungry|hungrier|munchies|(?:snack|munch(?:ie|y)?) ?attacks?|appetite|feel(?:ing)? like eating|makes? food (?:taste|so|better|amazing)|${RAIDS}|hambre|apetito`,
    'hungr|appetit|munch',
    'munch',
    CALMING,
    ['hungry', 'hambre'],
  ),
  effect(
    'aroused',
    'arous(?:ed|al|ing)|sexy|sex|sexual|libido|horny|foreplay|(?:(?:get|gets|getting|put|puts|wants? to be|wanna be|to be) (?:me |us |her |him |my \\p{L}+ )?)in the mood(?! for)|turn(?:s|ed)? (?:me|us|her|him) on|spice (?:it|things) up|alone time with|sexo|intima(?:cy|te)|frisky|romantic(?! (?:evening|night|dinner|date))|bedroom(?! (?:door|floor))|romantico',
    'arous|intima|libido',
    'arous|intima|love',
    [...BRIGHT, 'indica-hybrid'],
    ['aroused', 'sensual'],
  ),
]

const SHARED_LETTERS = 5
/** What shoppers say where menus have another word for it. */
const MENU_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:laugh|funny)/, 'giggly'],
  [/^(?:chatt|conversation|social|sociab|outgoing)/, 'talkative'],
  [/^(?:munchies|appetite)/, 'hungry'],
  [/^(?:sexy|horny|libido)/, 'aroused'],
]

/** What the forms of an effect's word have in common ("giggles", "giggly"), in the menu's own word for it. */
export function effectWordOf(word: string): string {
  const plain = foldText(word).trim()
  return (MENU_WORDS.find(([said]) => said.test(plain))?.[1] ?? plain).slice(0, SHARED_LETTERS)
}

export const EFFECT_BY_ID: ReadonlyMap<string, Effect> = new Map(EFFECTS.map((entry) => [entry.id, entry]))

/** What descriptions say of effects that no strain type stands for, or that hardly a menu has a word of its own for. */
export const TOLD_EFFECTS: ReadonlyMap<string, RegExp> = new Map([
  ['aroused', /intima|libido|aphrodisi|sensual|romanc|romantic|\barous|\blove\b|affection/i],
  ['hungry', /appetite|munchies/i],
  ['focused', /\b(?:focus(?:ed)?|productivity|concentration)\b/i],
])

/** Calm without being put to sleep: hybrids come nearest. */
const CALM_AWAKE: readonly StrainType[] = ['hybrid', 'indica-hybrid', 'sativa-hybrid']

/** The strain types that come nearest to an effect, best first, beside what is refused. */
export function leansOf(id: string, refused: readonly string[]): readonly StrainType[] {
  const own = EFFECT_BY_ID.get(id)?.leans ?? []
  return refused.includes('sleepy') && own.includes('indica') ? CALM_AWAKE : own
}
