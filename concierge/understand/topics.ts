import { STORE_INTENTS } from './intent.ts'

/** What a message is about, as the topic model tells it: the store's topics, talk, and goods (anything to be had or told of a product). */
export const TOPICS = [...STORE_INTENTS, 'education', 'small_talk', 'bot_identity', 'out_of_scope', 'goods'] as const
export type Topic = (typeof TOPICS)[number]

/** Messages of one voice by topic, one a line. Names of the menu stand as {name} and {brand}, figures as {num}, {zip} and {day}. */
export type TopicExamples = Readonly<Record<Topic, string>>
