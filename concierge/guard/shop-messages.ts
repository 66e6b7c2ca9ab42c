import type { Topic } from '#concierge/understand/topics.ts'
import { shopLines } from '#concierge/understand/topic-samples.ts'

/** Told of the shop these are harmless, whatever else the shopper tells: "the kids are asleep, are you still open". */
const OF_THE_SHOP: ReadonlySet<Topic> = new Set([
  'store_hours',
  'store_location',
  'parking',
  'accessibility',
  'payment',
  'tax',
  'delivery',
  'pickup',
  'returns',
  'order_status',
  'order_change',
  'complaint',
  'human_handoff',
  'jobs',
  'loyalty',
  'deals',
  'contact',
  'store_info',
  'purchase_limits',
  'small_talk',
])

/** What may be no shop's to serve even where it speaks of one. */
const BEYOND_THE_SHOP =
  /\b(?:states?|border|mail(?:ed|ing)?|ship(?:ped|ping|s)?|fly(?:ing)?|plane|dui|d u i|passenger|drug|fake|steal|stole|1[0-9]|under ?age|minors?|teens?|kill\p{L}*|die|dying|hurt|suicid\p{L}*)\b/iu

/** What touches health, age, the wheel or the law: whether a wish or a question with it is served is told elsewhere. */
const DELICATE =
  /\b(?:pains?|painful|ach(?:e|es|y|ing)|hurts?|hurting|sore|soreness|cramps?|migraines?|headaches?|arthriti\p{L}*|sciatica?|fibro\p{L}*|chemo|cancer|anxi\p{L}*|panic\p{L}*|depress\p{L}*|ptsd|adhd|autis\p{L}*|epilep\p{L}*|seizures?|diabet\p{L}*|blood|pressure|heart|kidneys?|liver|lungs?|asthma|copd|cough\p{L}*|throat|eyes?|glaucoma|nause\p{L}*|sick|ill|fever|flu|allerg\p{L}*|celiac|hives|rash|pregnan\p{L}*|breast\p{L}*|nursing|bab(?:y|ies)|kids?|child(?:ren)?|son|daughter|teens?|minors?|school|1[0-9]|20|underage|dogs?|cats?|pets?|puppy|vet|driv\p{L}*|drove|wheel|truck|dui|boat|forklift|machin\p{L}*|drugs?|tests?|tested|probation|parole|police|cops?|illegal|legal|fly\p{L}*|flights?|plane|airport|states?|border|mail|ship\p{L}*|resell|fake|steal|stole|addict\p{L}*|too high|overdid|green(?:ed|ing)|dizzy|faint|vomit|breath\p{L}*|chest|swallow\p{L}*|chok\p{L}*|di(?:e|ed|es)|dying|dead|kill\p{L}*|suicid\p{L}*|cry(?:ing)?|funeral|grie\p{L}*|sad|lonely|stress\p{L}*|nervous|scared|worr\p{L}*|medic\p{L}*|meds?|pills?|prescri\p{L}*|doctors?|surgery|therap\p{L}*|injur\p{L}*|burn(?:ed|t)?|insomnia|menopaus\p{L}*|periods?|symptoms?|cures?|cured|treat\p{L}*|heal\p{L}*|drunk|alcohol|beers?|wine|inflamm\p{L}*|appetite|spasm\p{L}*|tremor\p{L}*|shak(?:y|ing)|thyroid|cholesterol|discreet\p{L}*|hide|hiding|notic\p{L}*|sex\p{L}*|smell\p{L}*)\b/iu

/** Messages of the topics that are plainly served, and of those that are plainly not ours, as shoppers type them. */
export function shopMessages(): { served: readonly string[]; offTopic: readonly string[] } {
  const served: string[] = []
  const offTopic: string[] = []
  for (const { topic, text } of shopLines()) {
    if (OF_THE_SHOP.has(topic) && !BEYOND_THE_SHOP.test(text)) served.push(text)
    else if ((topic === 'goods' || topic === 'education' || topic === 'consumption_rules') && !DELICATE.test(text))
      served.push(text)
    else if (topic === 'out_of_scope' && !DELICATE.test(text)) offTopic.push(text)
  }
  return { served, offTopic }
}
