import { listOf, sentence, tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import type { Fact } from './fact.ts'
import { labelOf, sayFact } from './say-fact.ts'

const ASKS_BUSY =
  /\bbus(?:y|iest)|crowd|\bdead(?:est)? (?:in there|there|over there|inside|at the (?:store|shop)|time)|\bit(?:s| is)? (?:usually |mostly )?(?:dead|empty|emptiest)\b|fewest people|traffic|(?<!\b(?:or|should|to|can|could|rather|just|i|we|id|ill)(?: (?:i|we|just))* )\bwait\b(?! (?:until|til|till|for (?:tomorrow|the)))|\b(?:packed|slammed|swamped|mobbed|jammed|a zoo)\b|quiet|slow(?:er|est)?\b|(?<!\b(?:first|get|be|stand|standing|next) in )\blines?\b(?! up)|rush|\bcalm|\bsensory\b|\bnois[ey]|\bloud|overwhelm|\bgente\b|tranquil|\bruido\b/
const ASKS_QUIET =
  /quiet|slow(?:er|est)?\b|\bcalm|\bdead|\bempt(?:y|iest)\b|\bsensory\b|\bnois[ey]|\bloud|overwhelm|crowds\b|\b(?:less|least|fewer|fewest|short(?:est|er)?|not (?:so|too|as|be|get|busy|crowded)\b|without|avoid|beat|skip|dodge|menos|poca|evitar)\b|tranquil|\bruido\b/
const OF_QUIET = /quiet|sensory|calm|least_busy|slow/
const TELLS_QUIET = /\b(?:quiet(?:er|est)?|calm(?:er|est)?|slow(?:er|est)|sensory|least busy)\b/i

/** An hour without noise, music and bright lights is asked for, in other words than those of a rush. */
const OF_SENSES =
  /\b(?:quiet|calm|slow)(?:er|est)? (?:times?|hours?|mornings?)(?: \p{L}+){0,2} (?:set aside|reserved|dedicated)\b|\b(?:autis\p{L}*|aspergers?|adhd|loud|noises?|noisy|overstimulat\p{L}*)\b.{0,80}\b(?:quiet|calm|slow)(?:er|est)? (?:times?|hours?|days?|mornings?|part)\b|\b(?:quiet|calm|slow)(?:er|est)? (?:times?|hours?|days?|mornings?|part)\b.{0,80}\b(?:autis\p{L}*|aspergers?|adhd|loud|noises?|noisy|overstimulat\p{L}*)\b|\bsensory\b|\b(?:quiet|calm|silent)(?:er|est)? hours?\b|\btoo (?:loud|noisy|bright)(?: for (?:me|us|him|her|them|my \p{L}+))? (?:in there|inside|in (?:the|your) (?:store|shop)|there)\b|\b(?:no|without|less|lower|turn(?:s|ed|ing)?(?: (?:the|your|down|off))*) (?:(?:loud|blasting|blaring|background) )?music\b|\bmusic (?:\p{L}+ ){0,3}(?:off|down|lower|loud|quieter|softer)\b|\b(?:dim|dims|dimmed|dimmer|soften|softer|turn down|lower)(?: the| your)? lights?\b|(?<!\bnorthern )\blights? (?:\p{L}+ ){0,4}(?:dim|dims|dimmed|dimmer|down|lower|softer)\b|\b(?:bright|harsh|fluorescent) lights\b|\b(?:when|what time|any ?time|times?|hours?|days?|mornings?|store|shop|place|in there|inside)\b.{0,40}\b(?:not|less|least|isnt|arent)(?: as| so| too| that)? (?:loud|noisy|hectic|chaotic|overwhelming)\b|\b(?:noises?|lights?|music|sounds?|crowds?)\b.{0,40}\b(?:overwhelm|overstimulat|too much for)|\b(?:overwhelm|overstimulat)\p{L}*(?: \p{L}+){0,5} (?:noises?|noisy|lights?|music|sounds?|crowds?)\b/u

export function asksForEasyHour(plain: string): boolean {
  return OF_SENSES.test(plain)
}

/** "Is the line long on friday evenings": people at the door, and no mood. */
const OF_THE_LINE =
  /\b(?:is|are|hows|how|does|do|whats|will)(?: (?:the|your|yalls|there|bad|long|is|are|usually|a))* (?:lines?|wait(?: times?)?)(?: (?:get|be|usually|always|really|super|ever|too|so|out the door))* (?:long|short|bad|crazy|insane|like|moving)\b|\b(?:long|short|big) (?:lines?|waits?) (?:on|at|in|during|after|before|right now|usually|there)\b/

export function asksOfLine(plain: string): boolean {
  return OF_THE_LINE.test(plain)
}

/** Fewer people are asked for, or an hour with the music off. */
const ASKS_SENSES =
  /\bsensory|\bnois[ey]|\bloud|\bmusic\b|\blights?\b|overwhelm|autis|anxi|\bquiet hours?\b|\bcalm|tranquil|\bruido\b/
/** Few people are wished for, whatever else is. */
const ASKS_CROWDS = /\bpeople\b|\bcrowd|\bbusy\b|\bdead\b|\bempty\b|\bpacked\b|\bslow\b|\brush\b|\blines?\b|\bgente\b/
/** Under which keys, and in what words, a shop tells of such an hour. */
const EASY_PATH = /sensory|(?:quiet|calm|silent|gentle)_(?:hour|time|shopping)(?:_|s?$)|autis|low_(?:noise|stim)/
const OF_SUCH_HOUR = /sensory|autis|low_(?:noise|stim|light)|(?:quiet|calm|silent|gentle)_hour$/
const TELLS_EASY =
  /\bsensory\b|\bmusic (?:is )?(?:off|down|low)|\bno music\b|\b(?:dim|dimmed|low(?:er|ered)?|soft) lights?\b|\blights? (?:are )?(?:dim|down|low)/i
const OF_CROWDS =
  /least_busy|crowd|(?:quiet|slow|calm|best|busy|peak|traffic)[a-z]*_(?:times?|days?)|(?:quietest|slowest|calmest|emptiest|deadest)_hours?|foot_traffic|\bwait_times?/
const TELLS_CROWDS =
  /\b(?:quietest|slowest|calmest|least (?:busy|crowded)|busiest|most crowded|(?:longest|shortest) (?:lines?|waits?)|fewest people|(?:lines?|crowds?) (?:are|is) (?:short|long|small|big)\p{L}*|(?:no|hardly any|little|the shortest|the least) (?:wait|lines?))\b/iu

/** When there are most people, and when it is calm, as far as the profile has it; null where that is not asked or not told. */
export function answerBusy({ store, profile, plain, language }: FactQuestion): FactAnswer | null {
  const isOfSenses = asksForEasyHour(plain)
  if (!isOfSenses && !ASKS_BUSY.test(plain)) return null
  const texts: string[] = []
  const paths: string[] = []
  const own = store.facts.filter(({ path }) => !OF_OTHERS.test(path))
  const ofCrowds = own.find(({ path, value }) => OF_CROWDS.test(path) || TELLS_CROWDS.test(String(value)))
  const ofCalm =
    store.facts.find(({ path }) => OF_QUIET.test(path)) ?? own.find(({ value }) => TELLS_QUIET.test(String(value)))
  const ofSenses =
    own.find(({ path, value }) => OF_SUCH_HOUR.test(path) || TELLS_EASY.test(String(value))) ??
    own.find(({ path }) => EASY_PATH.test(path))
  const ofFew = own.find(({ path }) => OF_FEW.test(path)) ?? ofCrowds
  const easy = ofSenses ?? ofCalm
  const quiet =
    isOfSenses || ASKS_QUIET.test(plain)
      ? isOfSenses
        ? [easy ?? ofCrowds]
        : ASKS_SENSES.test(plain)
          ? ASKS_CROWDS.test(plain)
            ? [ofFew, easy]
            : [easy ?? ofCrowds]
          : [ofFew ?? ofCalm]
      : (profile.busiest_hours?.length ?? 0) > 0
        ? []
        : [ofCrowds]
  for (const fact of new Set(quiet)) {
    if (fact === undefined) continue
    texts.push(isOfSenses ? sayFact(fact, language) : sayTime(fact, language))
    paths.push(fact.path)
  }
  if ((profile.busiest_hours?.length ?? 0) > 0) {
    const busy = listOf(profile.busiest_hours ?? [], language)
    texts.push(tell(language, `We're busiest in these hours: ${busy}.`, `Hay más gente en estas horas: ${busy}.`))
    paths.push('busiest_hours')
  }
  return texts.length === 0 ? null : { text: texts.join(' '), paths, known: true }
}

/** A time alone does not say what it is of: "Tuesday 10:00-11:00, music off" is the calm hour. */
function sayTime(fact: Fact, language: FactQuestion['language']): string {
  const label = labelOf(fact.path.split('.').at(-1) ?? fact.path)
  const { value } = fact
  const isBare = typeof value === 'string' && !IS_SENTENCE.test(value) && !TELLS_QUIET.test(value)
  return isBare ? sentence(`${label}: ${value}`) : sayFact(fact, language)
}

const IS_SENTENCE = /\b(?:is|are|we|our|you|your|keep|turn|come|usually)\b/i

/** Of crowds by their hours, those of few. */
const OF_FEW =
  /(?:^|[._])(?:least_(?:busy|crowded)|(?:quietest|slowest|calmest|emptiest)(?:_\w{1,12})?|fewest_people)$|crowd\w*\.(?:\w*_)?(?:calm|quiet|slow|least|empt|few|light)|(?:traffic|busy)\w*\.(?:\w*_)?(?:calm|quiet|slow|least|empt)/

/** What is called calm here is no time: a product line, a street, a rule for neighbours. */
const OF_OTHERS =
  /^(?:name|id_policy|address|deals|loyalty|payment|delivery|pickup|parking|return_policy|about|brands?)\b/
