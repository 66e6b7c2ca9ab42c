/** What a message may be, as the classifier tells them apart; the weights stand in this order. */
export const MESSAGE_CLASSES = [
  'serve',
  'off_topic',
  'harmful',
  'injection',
  'privacy',
  'medical',
  'distress',
  'crisis',
  'illegal',
  'underage',
  'emergency',
  'driving',
  'abuse',
] as const
export type MessageClass = (typeof MESSAGE_CLASSES)[number]

/** Examples of several classes that belong together, each a text of templates, one a line. */
export type ExamplesByClass = Readonly<Partial<Record<MessageClass, string>>>
