import { AFTERMATH } from '#concierge/guard-examples/aftermath.ts'
import { ASKED_PLAINLY } from '#concierge/guard-examples/asked-plainly.ts'
import { BROAD_DISTRESS, BROAD_MEDICAL } from '#concierge/guard-examples/broad-care.ts'
import { BROAD_CRISIS, BROAD_DRIVING, BROAD_EMERGENCY, BROAD_UNDERAGE } from '#concierge/guard-examples/broad-danger.ts'
import { BROAD_ABUSE, BROAD_HARMFUL, BROAD_ILLEGAL, BROAD_PRIVACY } from '#concierge/guard-examples/broad-harm.ts'
import { BROAD_OFF_TOPIC, BROAD_SERVED } from '#concierge/guard-examples/broad-served.ts'
import { BROAD_TAKEOVER } from '#concierge/guard-examples/broad-takeover.ts'
import { CARE } from '#concierge/guard-examples/care.ts'
import { CHATTED } from '#concierge/guard-examples/chatted.ts'
import { CHEMIST } from '#concierge/guard-examples/chemist.ts'
import { CLINIC } from '#concierge/guard-examples/clinic.ts'
import { COMING_AND_GOING } from '#concierge/guard-examples/coming-and-going.ts'
import { COUNSEL } from '#concierge/guard-examples/counsel.ts'
import { COUNTER_IDIOMS } from '#concierge/guard-examples/counter-idioms.ts'
import { COUNTER_TALK } from '#concierge/guard-examples/counter-talk.ts'
import { COUNTERSIDES } from '#concierge/guard-examples/countersides.ts'
import { CROSSING } from '#concierge/guard-examples/crossing.ts'
import { CYBER_CRIME } from '#concierge/guard-examples/cyber-crime.ts'
import {
  ANGRY,
  BEHIND_THE_WHEEL,
  HEAVY_HEART,
  HURT_NOW,
  SELF_DANGER,
  TOO_YOUNG,
} from '#concierge/guard-examples/danger.ts'
import { EVERYDAY } from '#concierge/guard-examples/everyday.ts'
import { FAREWELLS } from '#concierge/guard-examples/farewells.ts'
import { FIGURES } from '#concierge/guard-examples/figures-of-speech.ts'
import { FIRST_AID } from '#concierge/guard-examples/first-aid.ts'
import { FRAUD } from '#concierge/guard-examples/fraud.ts'
import { GRAVE_CRISIS, GRAVE_EMERGENCY, GRAVE_SORROW, GRAVE_YOUTH } from '#concierge/guard-examples/grave.ts'
import { GRAVE_SOUNDING } from '#concierge/guard-examples/grave-sounding.ts'
import { HABITS_AND_KIN } from '#concierge/guard-examples/habits-and-kin.ts'
import { HARMFUL } from '#concierge/guard-examples/harmful.ts'
import { HARMLESS as HARMLESS_TYPED } from '#concierge/guard-examples/harmless.ts'
import { HATE } from '#concierge/guard-examples/hate.ts'
import { HEALTH_QUESTIONS } from '#concierge/guard-examples/health.ts'
import { ILLEGAL } from '#concierge/guard-examples/illegal.ts'
import { INJECTION } from '#concierge/guard-examples/injection.ts'
import { JAILBREAKS } from '#concierge/guard-examples/jailbreaks.ts'
import { LAW, PERSONAL_DATA } from '#concierge/guard-examples/law-and-data.ts'
import { LETTERS } from '#concierge/guard-examples/letters.ts'
import { LONG_PROMPTS } from '#concierge/guard-examples/long-prompts.ts'
import { LOOK_ALIKES } from '#concierge/guard-examples/look-alikes.ts'
import { LOOKALIKES } from '#concierge/guard-examples/lookalikes.ts'
import { LOW_TRICKS } from '#concierge/guard-examples/low-tricks.ts'
import { MIDST_CARE } from '#concierge/guard-examples/midst-care.ts'
import { MIDST_DANGER } from '#concierge/guard-examples/midst-danger.ts'
import { MIDST_FAREWELLS } from '#concierge/guard-examples/midst-farewells.ts'
import { MIDST_FRAUD } from '#concierge/guard-examples/midst-fraud.ts'
import { MIDST_HARM } from '#concierge/guard-examples/midst-harm.ts'
import { MIDST_KIN } from '#concierge/guard-examples/midst-kin.ts'
import { MIDST_SLY } from '#concierge/guard-examples/midst-sly.ts'
import {
  NEAR_HITS_CARE,
  NEAR_HITS_CRISIS,
  NEAR_HITS_DRIVING,
  NEAR_HITS_HARM,
  NEAR_HITS_ILLEGAL,
  NEAR_HITS_INJECTION,
  NEAR_HITS_PRIVACY,
  NEAR_HITS_SORROW,
  NEAR_HITS_UNDERAGE,
} from '#concierge/guard-examples/near-hits.ts'
import { NEAR_MISSES_OFF_TOPIC, NEAR_MISSES_SERVED } from '#concierge/guard-examples/near-misses.ts'
import { NOT_YET } from '#concierge/guard-examples/not-yet.ts'
import { OFF_TOPIC } from '#concierge/guard-examples/off-topic.ts'
import { CRISIS, DISTRESS, MEDICAL, PRIVACY } from '#concierge/guard-examples/personal.ts'
import { PLAIN_DAYS } from '#concierge/guard-examples/plain-days.ts'
import { PLAIN } from '#concierge/guard-examples/plain-harm.ts'
import { NAMES, REMARKS } from '#concierge/guard-examples/remarks.ts'
import { REQUESTS } from '#concierge/guard-examples/requests.ts'
import { SAID_IN_PASSING } from '#concierge/guard-examples/said-in-passing.ts'
import { SCHEMES } from '#concierge/guard-examples/schemes.ts'
import { SECOND_LOOK } from '#concierge/guard-examples/second-look.ts'
import { SERVE } from '#concierge/guard-examples/serve.ts'
import { SHOP_CORNERS } from '#concierge/guard-examples/shop-corners.ts'
import { SHOP_CRIME } from '#concierge/guard-examples/shop-crime.ts'
import { SHOP_TALK } from '#concierge/guard-examples/shop-talk.ts'
import {
  SIDELONG_CRISIS,
  SIDELONG_DRIVING,
  SIDELONG_EMERGENCY,
  SIDELONG_UNDERAGE,
} from '#concierge/guard-examples/sidelong-danger.ts'
import { SIDELONG_ABUSE, SIDELONG_HARM, SIDELONG_PRIVACY } from '#concierge/guard-examples/sidelong-harm.ts'
import { SIDELONG_DISTRESS, SIDELONG_MEDICAL } from '#concierge/guard-examples/sidelong-health.ts'
import { SIDELONG_OFF_TOPIC } from '#concierge/guard-examples/sidelong-off-topic.ts'
import { SIDELONG_SERVED } from '#concierge/guard-examples/sidelong-served.ts'
import { SIDELONG_ILLEGAL, SIDELONG_INJECTION } from '#concierge/guard-examples/sidelong-takeover.ts'
import { SLY_AND_SAID_SO } from '#concierge/guard-examples/sly-and-said-so.ts'
import { SORROWS } from '#concierge/guard-examples/sorrows.ts'
import {
  SPOKEN_CRISIS,
  SPOKEN_DRIVING,
  SPOKEN_EMERGENCY,
  SPOKEN_UNDERAGE,
} from '#concierge/guard-examples/spoken-danger.ts'
import { SPOKEN_ABUSE, SPOKEN_HARMFUL, SPOKEN_PRIVACY } from '#concierge/guard-examples/spoken-harm.ts'
import { SPOKEN_DISTRESS, SPOKEN_MEDICAL } from '#concierge/guard-examples/spoken-health.ts'
import { SPOKEN_OFF_TOPIC } from '#concierge/guard-examples/spoken-off-topic.ts'
import { SPOKEN_SERVE } from '#concierge/guard-examples/spoken-served.ts'
import { SPOKEN_ILLEGAL, SPOKEN_INJECTION } from '#concierge/guard-examples/spoken-takeover.ts'
import { STORIES } from '#concierge/guard-examples/stories.ts'
import { STORIES_MORE } from '#concierge/guard-examples/stories-more.ts'
import { STORIES_PLAIN } from '#concierge/guard-examples/stories-plain.ts'
import { TAKEOVER } from '#concierge/guard-examples/takeover.ts'
import { TALKED_TO } from '#concierge/guard-examples/talked-to.ts'
import { TILL_AND_DOOR } from '#concierge/guard-examples/till-and-door.ts'
import { TOLD_PLAINLY } from '#concierge/guard-examples/told-plainly.ts'
import { TONGUES } from '#concierge/guard-examples/tongues.ts'
import { TRICKS } from '#concierge/guard-examples/tricks.ts'
import { TRIED_ILLEGAL, TRIED_INJECTION } from '#concierge/guard-examples/tried-attacks.ts'
import { TRIED_CRISIS, TRIED_DRIVING, TRIED_EMERGENCY, TRIED_UNDERAGE } from '#concierge/guard-examples/tried-danger.ts'
import { TRIED_ABUSE, TRIED_HARMFUL, TRIED_PRIVACY } from '#concierge/guard-examples/tried-harm.ts'
import { TRIED_DISTRESS, TRIED_MEDICAL } from '#concierge/guard-examples/tried-health.ts'
import { TRIED_OFF_TOPIC } from '#concierge/guard-examples/tried-off-topic.ts'
import { TRIED_SERVE } from '#concierge/guard-examples/tried-served.ts'
import { TRIED_SERVE_MORE } from '#concierge/guard-examples/tried-served-more.ts'
import { TURNS_OF_PHRASE } from '#concierge/guard-examples/turns-of-phrase.ts'
import { VEILED } from '#concierge/guard-examples/veiled.ts'
import { VIOLENCE } from '#concierge/guard-examples/violence.ts'
import { WARDS } from '#concierge/guard-examples/wards.ts'
import {
  WIDE_ABUSE,
  WIDE_CRISIS,
  WIDE_DRIVING,
  WIDE_HARM,
  WIDE_ILLEGAL,
  WIDE_INJECTION,
  WIDE_MEDICAL,
  WIDE_PRIVACY,
  WIDE_SORROW,
  WIDE_UNDERAGE,
} from '#concierge/guard-examples/wide-guarded.ts'
import { WIDE_WORLD } from '#concierge/guard-examples/wide-world.ts'
import { TOLD_BESIDE_LINES } from '#concierge/topic-examples/told-beside.ts'
import type { Sample } from './learn-model.ts'
import { type ExamplesByClass, MESSAGE_CLASSES, type MessageClass } from './message-classes.ts'
import { besideShopping, besideTold, crossOver, runOn } from './mixed-examples.ts'
import { shopMessages } from './shop-messages.ts'
import { sentencesOf, storyLines } from './story-lines.ts'
import { toSample } from './to-sample.ts'
import { writeExamples } from './write-examples.ts'

const MOST_PER_TEMPLATE = 40
/** The guard must not hang on the order in which its examples stand. */
export const GUARD_EFFORT = { rounds: 4 }
const TEMPLATE_WEIGHT = 4
const LEAST_WEIGHT = 0.5
const SPOKEN_WEIGHT = 2.5
const CROSSED_WEIGHT = 0.6
/** Much more is told beside a request that is harmless than grave. */
const BESIDE_WEIGHT = { harmless: 1.5, grave: 0.5 } as const
const RUN_ON_WEIGHT = 0.75
const TOLD_BESIDE_WEIGHT = 0.75
/** A message is judged sentence by sentence as well, so each of a harmless one is known by itself. */
const ALONE_WEIGHT = 0.5
const GRAVE: ReadonlySet<MessageClass> = new Set(['crisis', 'emergency', 'underage', 'medical', 'driving'])
export const HARMLESS: ReadonlySet<MessageClass> = new Set(['serve', 'off_topic'])

const EXAMPLES: Readonly<Record<MessageClass, readonly string[]>> = {
  serve: [SERVE, EVERYDAY, SHOP_TALK, NAMES, REMARKS, SIDELONG_SERVED, NEAR_MISSES_SERVED, BROAD_SERVED],
  off_topic: [OFF_TOPIC, LOOK_ALIKES, WIDE_WORLD, SIDELONG_OFF_TOPIC, NEAR_MISSES_OFF_TOPIC, BROAD_OFF_TOPIC],
  harmful: [HARMFUL, VIOLENCE, CYBER_CRIME, FRAUD, HATE, SIDELONG_HARM, NEAR_HITS_HARM, WIDE_HARM, BROAD_HARMFUL],
  injection: [INJECTION, TAKEOVER, SIDELONG_INJECTION, NEAR_HITS_INJECTION, WIDE_INJECTION, BROAD_TAKEOVER],
  privacy: [PRIVACY, PERSONAL_DATA, SIDELONG_PRIVACY, NEAR_HITS_PRIVACY, WIDE_PRIVACY, BROAD_PRIVACY],
  medical: [MEDICAL, HEALTH_QUESTIONS, SIDELONG_MEDICAL, NEAR_HITS_CARE, WIDE_MEDICAL, BROAD_MEDICAL],
  distress: [DISTRESS, HEAVY_HEART, SIDELONG_DISTRESS, NEAR_HITS_SORROW, GRAVE_SORROW, WIDE_SORROW, BROAD_DISTRESS],
  crisis: [CRISIS, SELF_DANGER, SIDELONG_CRISIS, NEAR_HITS_CRISIS, GRAVE_CRISIS, WIDE_CRISIS, BROAD_CRISIS],
  illegal: [ILLEGAL, LAW, SIDELONG_ILLEGAL, NEAR_HITS_ILLEGAL, WIDE_ILLEGAL, BROAD_ILLEGAL],
  underage: [TOO_YOUNG, SIDELONG_UNDERAGE, NEAR_HITS_UNDERAGE, GRAVE_YOUTH, WIDE_UNDERAGE, BROAD_UNDERAGE],
  emergency: [HURT_NOW, SIDELONG_EMERGENCY, GRAVE_EMERGENCY, BROAD_EMERGENCY],
  driving: [BEHIND_THE_WHEEL, SIDELONG_DRIVING, NEAR_HITS_DRIVING, WIDE_DRIVING, BROAD_DRIVING],
  abuse: [ANGRY, SIDELONG_ABUSE, WIDE_ABUSE, BROAD_ABUSE],
}

/** Groups that hold examples of several classes each. */
const GROUPS: readonly ExamplesByClass[] = [
  FIGURES,
  SHOP_CRIME,
  VEILED,
  TONGUES,
  CHEMIST,
  LONG_PROMPTS,
  PLAIN,
  FIRST_AID,
  LETTERS,
  SHOP_CORNERS,
  SECOND_LOOK,
  TILL_AND_DOOR,
  COUNTER_TALK,
  COMING_AND_GOING,
  SAID_IN_PASSING,
  TURNS_OF_PHRASE,
  LOW_TRICKS,
  NOT_YET,
  SLY_AND_SAID_SO,
]

const SPOKEN: Readonly<Record<MessageClass, string>> = {
  serve: SPOKEN_SERVE + TRIED_SERVE + TRIED_SERVE_MORE,
  off_topic: SPOKEN_OFF_TOPIC + TRIED_OFF_TOPIC,
  harmful: SPOKEN_HARMFUL + TRIED_HARMFUL,
  injection: SPOKEN_INJECTION + TRIED_INJECTION,
  privacy: SPOKEN_PRIVACY + TRIED_PRIVACY,
  medical: SPOKEN_MEDICAL + TRIED_MEDICAL,
  distress: SPOKEN_DISTRESS + TRIED_DISTRESS,
  crisis: SPOKEN_CRISIS + TRIED_CRISIS,
  illegal: SPOKEN_ILLEGAL + TRIED_ILLEGAL,
  underage: SPOKEN_UNDERAGE + TRIED_UNDERAGE,
  emergency: SPOKEN_EMERGENCY + TRIED_EMERGENCY,
  driving: SPOKEN_DRIVING + TRIED_DRIVING,
  abuse: SPOKEN_ABUSE + TRIED_ABUSE,
}

/** Every example of the project as the classifier sees it, always in the same order. */
export function readExamples(): Sample[] {
  const typed = shopMessages()
  const stories = storyLines(TOLD)
  return MESSAGE_CLASSES.flatMap((name, label) => {
    const templates = writeExamples(
      [...EXAMPLES[name], ...GROUPS.map((group) => group[name] ?? '')].join('\n'),
      MOST_PER_TEMPLATE,
    )
    const written = templates.flatMap(({ sentences }) =>
      sentences.map((text) =>
        toSample(text, label, Math.max(LEAST_WEIGHT, TEMPLATE_WEIGHT / Math.sqrt(sentences.length))),
      ),
    )
    const spoken = [...linesOf(name), ...(name === 'serve' ? typed.served : name === 'off_topic' ? typed.offTopic : [])]
    const crossed = HARMLESS.has(name) ? crossOver(templates.flatMap(({ sentences }) => sentences)) : []
    const beside = name === 'serve' ? [...spoken, ...typed.offTopic] : GRAVE.has(name) ? spoken : []
    const alone = name === 'serve' ? spoken.flatMap(sentencesOf) : []
    const run = name === 'serve' ? runOn((TOLD_PLAINLY.serve ?? '').split('\n').filter(Boolean), typed.served) : []
    const framed = name === 'serve' ? besideTold(TOLD_BESIDE_LINES, typed.served) : []
    const besideWeight = BESIDE_WEIGHT[name === 'serve' ? 'harmless' : 'grave']
    return [
      ...written,
      ...spoken.map((text) => toSample(text, label, SPOKEN_WEIGHT)),
      ...crossed.map((text) => toSample(text, label, CROSSED_WEIGHT)),
      ...besideShopping(beside, typed.served).map((text) => toSample(text, label, besideWeight)),
      ...alone.map((text) => toSample(text, label, ALONE_WEIGHT)),
      ...run.map((text) => toSample(text, label, RUN_ON_WEIGHT)),
      ...framed.map((text) => toSample(text, label, TOLD_BESIDE_WEIGHT)),
      ...(stories.get(name) ?? []).map(({ text, weight }) => toSample(text, label, weight)),
    ]
  })
}

/** Messages typed one by one, group after group. */
const TYPED: readonly ExamplesByClass[] = [
  SPOKEN,
  CARE,
  TRICKS,
  SORROWS,
  FAREWELLS,
  SCHEMES,
  HARMLESS_TYPED,
  LOOKALIKES,
  REQUESTS,
  COUNSEL,
  COUNTERSIDES,
  JAILBREAKS,
  CROSSING,
  CLINIC,
  WARDS,
  TOLD_PLAINLY,
  AFTERMATH,
  HABITS_AND_KIN,
  PLAIN_DAYS,
  CHATTED,
  ASKED_PLAINLY,
  TALKED_TO,
  COUNTER_IDIOMS,
]

/** Messages of two or three sentences, of which one tells something. */
export const TOLD: readonly ExamplesByClass[] = [
  STORIES,
  STORIES_MORE,
  STORIES_PLAIN,
  GRAVE_SOUNDING,
  MIDST_CARE,
  MIDST_DANGER,
  MIDST_FAREWELLS,
  MIDST_FRAUD,
  MIDST_HARM,
  MIDST_KIN,
  MIDST_SLY,
]

export function linesOf(name: MessageClass): string[] {
  return TYPED.flatMap((group) => (group[name] ?? '').split('\n')).filter((line) => line !== '')
}
