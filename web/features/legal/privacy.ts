import { CONTACT_EMAIL } from '#contract/claims.ts'
import type { LegalText } from './legal-text.ts'

/** What the product does with data, as it does it. Whoever changes that changes this. */
export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  summary: 'What eConcierge stores of shoppers and of the people who work with it, for how long, and who sees it.',
  sections: [
    {
      heading: 'Shoppers who chat',
      text: [
        'A chat is stored for the dispensary on whose site it takes place, and for nobody else. Before a message is stored, e-mail addresses, telephone numbers, card numbers, names that a shopper gives, social security numbers and street addresses are replaced by a note such as [email]. This is done by rules, which find most such data and cannot find all of it.',
        'Stored are the messages, the products that were shown, the age confirmation, the page on which the chat began, its language, a random visitor number, a rating if one is given, and whether an order followed. No account is needed and no cookie is set; the browser’s own storage holds the visitor number and the key of the running chat.',
        'A shopper who asks for a person to answer may leave an e-mail address. It goes to the dispensary for that purpose.',
        'If a dispensary vouches for a customer who is signed in on its own site, we store a hash by which that customer is known again, and use the first name in the greeting.',
      ],
    },
    {
      heading: 'People who sign up or sign in',
      text: [
        'We store the name, e-mail address, telephone number and business details that are entered. A password is stored as an Argon2id hash and never in readable form. Sign-in goes through an identity provider, from which we take the verified e-mail address and the name.',
        'What is changed in a dispensary’s account is written to a log with the person’s e-mail address, the network address and the time, so that the dispensary can see who did what.',
      ],
    },
    {
      heading: 'Payment',
      text: [
        'Card numbers are given to the payment provider and never reach our servers. We store the brand, the last four digits and the expiry of a card, the provider’s own numbers for the customer and the subscription, and the invoices.',
      ],
    },
    {
      heading: 'Who else sees data',
      text: [
        'The dispensary sees its own conversations. The people who run eConcierge see counts, and a dispensary’s account only when they act in it for support, which is written to its log.',
        'Where the operator has connected a language model, a chat’s messages are sent to its provider to word an answer, after the same replacement. Services that a dispensary connects itself receive what that connection is for. Data is not sold and not used for advertising.',
      ],
    },
    {
      heading: 'How long',
      text: [
        'Conversations are deleted after 365 days, or after the time that the dispensary has set, from 7 days on. Counts without any words or persons in them are kept. A sign-up that nobody finishes is deleted after 30 days. Counters by network address, which keep out abuse, are forgotten within a day or so.',
        'A dispensary can export its conversations at any time, and can erase one conversation or all of one shopper’s.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        `Shoppers turn to the dispensary, which can show, correct and erase their chats. Everybody else writes to ${CONTACT_EMAIL}. We answer within 30 days, and ask for nothing more than what is needed to know that the request is yours.`,
      ],
    },
  ],
}
