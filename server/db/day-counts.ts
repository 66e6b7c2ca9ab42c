/** The counts of a day that come from conversations. */
export const CONVERSATION_COUNTS = [
  'conversations',
  'messages',
  'recommendations',
  'conversions',
  'scored',
  'sentiment_hundredths',
  'positive',
  'neutral',
  'negative',
  'answered',
  'quality_good',
  'quality_review',
  'quality_bad',
  'flags',
  'flagged_conversations',
  'duration_seconds',
  'ratings',
  'rating_sum',
] as const
export type ConversationCount = (typeof CONVERSATION_COUNTS)[number]

export const DAILY_COUNTS = [
  'orders',
  'orders_with',
  'net_cents',
  'net_with_cents',
  'direct_cents',
  'assisted_cents',
  ...CONVERSATION_COUNTS,
] as const
