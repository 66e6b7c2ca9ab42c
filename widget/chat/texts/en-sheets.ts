/** What the sheets over the chat say. They are fetched apart from the chat, and so are their words. */
export const enSheets = {
  back: 'Back',
  handoffTitle: 'Leave a message',
  handoffText: 'This chat is mailed to the shop, for a person to read.',
  note: 'What is it about?',
  email: 'Your e-mail, for an answer (optional)',
  news: 'E-mail me news and offers from {shop}. I can unsubscribe at any time.',
  emailWrong: 'Please check the e-mail address.',
  noteMissing: 'Please say what it is about.',
  send: 'Send',
  sent: 'Sent. A person will read it.',
  notSent: 'The shop takes no messages here.',
  reach: 'Or reach us here:',
  busy: 'That was a lot of messages for today. Please reach us another way.',
  failed: 'That did not work. Please try again.',
  farewellTitle: 'How was this chat?',
  scale: '1 is poor, 5 is great.',
  of: '{rating} of 5',
  skip: 'Skip and start a new chat',
}

export type SheetTexts = typeof enSheets
