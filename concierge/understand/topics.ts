/** What a message is about, as the topic model tells it: the store's topics, talk, and goods (anything to be had or told of a product). */
export const TOPICS = [
  'human_handoff',
  'complaint',
  'returns',
  'order_change',
  'order_status',
  'jobs',
  'delivery',
  'pickup',
  'loyalty',
  'deals',
  'payment',
  'tax',
  'id_policy',
  'purchase_limits',
  'consumption_rules',
  'parking',
  'accessibility',
  'store_hours',
  'store_location',
  'contact',
  'store_info',
  'education',
  'small_talk',
  'bot_identity',
  'out_of_scope',
  'goods',
] as const
export type Topic = (typeof TOPICS)[number]

/** Messages of one voice by topic, one a line. Names of the menu stand as {name} and {brand}, figures as {num}, {zip} and {day}. */
export type TopicExamples = Readonly<Record<Topic, string>>
