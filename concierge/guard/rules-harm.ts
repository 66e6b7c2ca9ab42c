import { compilePattern } from './pattern.ts'
import type { RuleTable } from './verdict.ts'

const ASK =
  'how|where|what|which|who|should|can|best|way|ways|tell|give|teach|write|list|steps|guide|instructions|help|describe|explain|provide|create|make|generate|plan|i|tips|como|donde|dime|quiero|detailed|develop|design|compose|draft|craft|convince|general'

/** Nobody is robbed at a table or on a screen. */
const GAMES =
  'catan|settlers|monopoly|dnd|d_and_d|munchkin|poker|blackjack|werewolf|mafia|among_us|runescape|stardew|pokemon|roblox|elden_ring|red_dead|payday|sims|board_game|card_game|warhammer|animal_crossing|sea_of_thieves|magic_the_gathering|parchis|loteria'
export const AT_PLAY = compilePattern(GAMES)

/** Violence, weapons, crime, hate, sexual requests. `SAFE_TARGET` is a process, a game, a book, a feeling: nobody is hurt. */
export const HARMFUL_RULES: RuleTable = {
  violence: [
    `${ASK} ~8 KILL ~4 PERSON|GROUP|RELATION|CHILD|PET|him|her|them|people & !SAFE_CONTEXT & !IDIOM`,
    `KILL ~3 RELATION|GROUP & !SAFE_CONTEXT & !IDIOM`,
    'shoot|stab|bomb|attack|murder|assassinate|poison|kidnap|explode|explosion|exploding ~6 school|church|mosque|synagogue|concert|crowd|mall|airport|building|village|people|mosque|city|stadium|train|president|politician|hospital & !SAFE_CONTEXT',
    `${ASK} ~6 KILL ~6 village|city|town|neighborhood|population|nation|horse|animal|elephant & !SAFE_CONTEXT & !mean`,
    'how|walk|teach|show|explain|steps|guide|instructions|plan|best_way ~6 blow_up|blowing_up|burn_down|burning_down|set_fire|setting_fire|torch ~4 store|shop|bank|building|house|home|church|mosque|synagogue|school|office|warehouse|mall|bridge|dispensary|restaurant|bar|factory|place & !SAFE_CONTEXT',
    'make|car|cause ~6 explode|explosion & how|someone|car & !SAFE_CONTEXT',
    'get away with murder|killing|hide|dispose|dissolve|bury|dead|cover_up ~5 body|corpse|murder|evidence|baby & how|what|where|best & !SAFE_CONTEXT',
    'pierce|sever|slit|cut ~4 artery|throat|vein|veins & !SAFE_CONTEXT',
    'matar|asesinar|envenenar|lastimar|secuestrar ~4 PERSON|alguien',
  ],
  poisoning: [
    'poison|poisons|venom ~6 detect|detects|detected|detectable|undetectable|traceable|untraceable|notice|notices & !SAFE_CONTEXT',
  ],
  weapons: [
    'WEAPON_MAKE ~5 WEAPON & !SAFE_CONTEXT & !STRAIN_NAME & !BATH',
    'how|instructions|guide|recipe|ingredients|steps|plans ~8 WEAPON & !SAFE_CONTEXT & !STRAIN_NAME & !BATH',
    'do_you|you|u sell|have|carry|got ~2 gun|guns|ammo|firearms|grenades|explosives & !STRAIN_NAME',
  ],
  hacking: [
    'hack|hackear|phish|phishing|break_into|crack|spy|intercept|wiretap|tap_into|access|steal|bypass|get_into ~5 HACKABLE & someone|RELATION|PERSON|HACKABLE|her|his|another|into|without|stores|company|como|how|de & !SAFE_CONTEXT & !my_own|my_account|i_forgot|cannot_get & !it_is_mine|my_keys|keys_inside',
    'HACK & MAKE|write|how|give|show|code|script|tool|develop|instructions|create|guide|best|steal|use|launch|payload|macro|searches & !SAFE_CONTEXT & !it_is_mine|my_keys|keys_inside',
    'access|see|read|find|get|monitor|track|retrieve ~5 RELATION ~4 HACKABLE|history|login|password',
    'disable|turn_off|cut|block|jam|cover ~4 security_camera|security_cameras|alarm_system|alarm|surveillance',
  ],
  fraud: [
    'fake|forged|phony|bogus ~2 social_security|card|note|certificate|document|documents|papers|degree|diploma|passport|visa|prescription & !fake_id & !id|nug',
    `FRAUD & ${ASK} & !SAFE_CONTEXT & !STRAIN_NAME & !${GAMES}`,
    'trick|scam|con|deceive|convince|fool|persuade|exploit ~6 people|someone|women|men|elderly|seniors|person|users|customers ~10 money|card|credit|password|details|social_security|into|for',
    'phony|fake|fabricated|bogus|made_up ~5 reviews|review|ratings & write|make|post|leave|generate|give|create',
    'make|open|create|set_up ~2 NUMBER|many|several|fake|bunch ~3 accounts|profiles|emails & deal|discount|first|points|bonus|time',
    'put|charge|run|bill|use ~4 on|to|with ~2 somebodys|someones|strangers|his|her|guys ~2 card|wallet|account & found|stolen|before_me|behind_me|without & !birthday|gift',
    'clone|cloning|clonar|clono|clonamos|duplicar|duplico|skim ~3 card|cards|credit_card|tarjeta|tarjetas & !se|got|was|gift',
    'card ~2 of ~2 guy|lady|person|customer|man|woman ~2 before|behind|ahead|in_front',
    'card_numbers|card_number|cards ~8 not|never ~1 mine|ours & !business|gift|playing',
    'get|steal|find|use|obtain ~4 someone|somebody|stolen|another_person|other_people ~4 card|credit_card|identity|social_security|wallet|money|password|package',
  ],
  'price-tags': [
    'swap|swapping|switch|switching|change|peel|move|replace|trade|stick|put|take ~5 barcode|barcodes|price_tag|price_tags|price_sticker|price_stickers|upc ~10 pay|cheaper|cheap|price|rings|ring|scan|scans|less|lower|onto|on & !reader|scanner|app|loyalty',
  ],
  harassment: [
    `${ASK} ~8 HARASS ~5 PERSON|RELATION|GROUP|others|him|her|online|people|anonymous|company|someone & !SAFE_CONTEXT`,
    'bully|harass|stalk|dox|blackmail|radicalize|humiliate|shame|radicalizing ~4 PERSON|RELATION|others|online',
    'anonymous|make|send|write ~3 threats|threat|death_threats',
    'defamatory|fake|false|disinformation|misinformation|conspiracy ~4 article|news|story|rumors|claims|theory|post|tweet|evidence & write|create|spread|make|give|generate|convince',
  ],
  hate: [
    'should|must|better|ought|necessary|justify|argue|agree ~4 GROUP ~2 DISCRIMINATED',
    'why|should|is ~6 for GROUP ~3 DISCRIMINATED|not',
    'why|how_come|how should|do|are|is ~1 GROUP ~4 INSULT|HATE|JUSTIFIED|lie|lazy|criminals|ruining|dirty & !can & !able',
    'why|how_come should ~1 GROUP ~4 not|DISCRIMINATED',
    'should|must|better|need ~4 GROUP ~3 not|DISCRIMINATED & why|how',
    'HATE ~8 JUSTIFIED',
    'JUSTIFIED ~8 HATE',
    'write|generate|say|give|tell|create|make|list|post|spread|escribe ~6 racist|sexist|hate_speech|hate_post|hate_mail|hate_message|hateful|antisemitic|homophobic|offensive|slurs|slur|racista|bigoted|misogynistic|vitriol|xenophobic|nazi|derogatory',
    'hate|kill|exterminate|eliminate|gas|eradicate|deport ~3 all|every|the ~2 GROUP',
    'all|those|these ~1 GROUP ~2 are|should ~4 INSULT|HATE|criminals|die|terrorists|animals|lazy|evil',
    'join|support|donate|donating|start|recruit|form|found|fund ~5 terrorist|extremist|nazi|isis|militia|kkk|hate_group|al_qaeda|cartel|gang|cult',
  ],
  sexual: [
    'send|show|see|want|write|tell|talk|generate|give|draw|role_play|manda|enviame|describe ~5 SEXUAL & !STRAIN_NAME & !SEX_OK',
    '^ SEXUAL & !STRAIN_NAME & !SEX_OK & !PRODUCT',
    'SEXUAL ~4 you|your & !STRAIN_NAME & !SEX_OK & !PRODUCT',
    'you ~4 SEXUAL & !STRAIN_NAME & !SEX_OK & !PRODUCT',
    'children|child|minor|underage|kid|kids|teen|toddler ~6 SEXUAL',
    'SEXUAL ~6 children|child|minor|underage|kid|kids|teen|toddler',
  ],
  'drinking-and-excess': [
    'drunk|hammered|wasted ~3 faster|fast|quickly|quicker',
    'overtrain',
    'binge_drink|binge_drinking ~4 how|tips|best',
    'starvation|crash_diet & tips|how|best',
    'tips|help|how|best|way ~6 disable|hurt|harm|poison|torture|starve ~3 animal|animals|cat|dog|pet|pigeons',
  ],
  danger: [
    'date_rape|roofie|roofies|rohypnol|knockout_drops|burundanga & !test|detect|awareness|protect|strip|strips|coaster',
    'holocaust|shoah ~6 not|never|hoax|fake|lie|exaggerated',
    'start|incite|cause|plan ~2 riot|violence|stampede|uprising',
    'evade|escape|violate|dodge ~3 restraining|parole|probation|subpoena',
    'bombard|spam|flood ~4 phone|number|inbox|calls|texts|line',
    'rolling coal',
    `shoplift|steal|smuggle|rob|trespass|vandalize|arson|loot|tamper|graffiti & !SAFE_CONTEXT & !STRAIN_NAME & !a_steal|deal & !${GAMES}`,
    'build|start|lead ~2 cult',
    'child_labor|sweatshop|slave_labor|illegal_gambling|illegal_dumping|dump ~2 waste|blood_diamonds',
    'illegally|unlawfully|without_getting_caught|undetected|evade|evading|escape ~4 police|law|authorities|law_enforcement|detection',
    'how|instructions|steps|ways|best|guide ~14 illegally|unlawfully|without_getting_caught|undetected|evading|without_being_caught|untraceable',
  ],
}
