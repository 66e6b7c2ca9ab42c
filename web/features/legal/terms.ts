import { CONTACT_EMAIL, DISCLAIMERS } from '#contract/claims.ts'
import { BETA_TRIAL_DAYS, formatPrice, SIGNUP_PLAN } from '#contract/plans.ts'
import type { LegalText } from './legal-text.ts'

/** What is agreed at sign-up, as the product keeps it. */
export const TERMS: LegalText = {
  title: 'Terms of Service',
  summary: 'What you may expect of eConcierge, what it costs, and what we expect of you.',
  sections: [
    {
      heading: 'Who may use it',
      text: [
        'eConcierge is for licensed cannabis dispensaries and those who work for them. Whoever signs up is 21 or older and may make software decisions for the business. You keep to the laws of your state, also in what your concierge is told to offer.',
      ],
    },
    {
      heading: 'What you get',
      text: [
        'A chat assistant for your website that answers from your menu and your store’s facts, and a dashboard that shows what came of it. Shoppers pass an age gate before any product is shown. You decide what it is called, how it speaks and what it knows; you are responsible for the menu, prices and facts that you give it.',
        'It is an assistant and can be wrong. Prices, potency and stock are taken from your data and checked before they are said, and a person at your dispensary has the last word.',
      ],
    },
    {
      heading: 'Trial and price',
      text: [
        `The plan ${SIGNUP_PLAN.name} costs ${formatPrice(SIGNUP_PLAN.priceCents)} a month. Its free trial lasts ${SIGNUP_PLAN.trialDays} days; the first payment is due on day ${SIGNUP_PLAN.trialDays + 1}. The beta lasts ${BETA_TRIAL_DAYS} days, needs no payment method, and ends by itself if none is given.`,
        'Subscriptions renew each month until they are cancelled. You can cancel at any time under Settings, Billing; it takes effect at the end of the current billing period, and you keep access until then. When a payment fails, access goes on for 14 days while it is put right.',
      ],
    },
    {
      heading: 'Your data',
      text: [
        'Your menu, settings and conversations are yours. You can export conversations and erase them. The Privacy Policy says what is stored and for how long.',
      ],
    },
    {
      heading: 'What is not allowed',
      text: [
        'Using it to sell to minors or where it is unlawful, to give medical advice, to attack the service or other dispensaries’ data, or to resell it as your own. We may suspend an account that does, and will say why.',
      ],
    },
    {
      heading: 'What we do not promise',
      text: [
        ...DISCLAIMERS,
        'The service is provided as it is. We work to keep it available and say on the Resources page how it is doing.',
      ],
    },
    {
      heading: 'Changes and questions',
      text: [
        `We announce changes to these terms by mail before they hold. Write to ${CONTACT_EMAIL} with any question.`,
      ],
    },
  ],
}
