import type { Article } from '#contract/help/article.ts'

export const TROUBLESHOOTING = [
  {
    id: 'widget-does-not-show',
    title: 'The widget does not show on your site',
    description: 'The usual causes, from the most to the least likely, and how to rule out each.',
    category: 'troubleshooting',
    estimatedTime: '5 min',
    url: '/resources/widget-does-not-show',
    status: 'important',
    sections: [
      {
        heading: 'Let us look first',
        text: [
          'Ask the AI Support Assistant "why does my widget not show?": it looks at when your widget was last seen, your allowed origins, what is published and your menu. Check the installation, in eConcierge Builder, step 3, then looks at the page itself.',
        ],
      },
      {
        heading: 'The usual causes',
        text: ['Go through them in this order.'],
        steps: [
          'The code is not on the page. Open the page, view its source and search for widget.js. If it is not there, the change was not published, or a cache still holds the page from before.',
          'The site is not among the allowed origins. https://shop.example and https://www.shop.example are two sites; name both.',
          'The code names another agent. Copy it again from step 3.',
          'A speed plugin delays scripts. Exclude widget.js in it.',
          'A Content-Security-Policy of your site forbids it. Check the installation names the directive and what to add.',
          'A consent banner holds it back until the visitor agrees.',
        ],
      },
      {
        heading: 'It shows, but does not answer',
        text: [
          'Look at System Status on the Resources page. Then open the chat in a private window: an extension of your browser may block it. If the menu is empty, it can greet shoppers and answer questions about the shop, but recommend nothing.',
        ],
      },
    ],
  },
  {
    id: 'better-answers',
    title: 'An answer was wrong or missing',
    description: 'Find out where an answer came from, correct the source, or teach a better one.',
    category: 'troubleshooting',
    estimatedTime: '6 min',
    url: '/resources/better-answers',
    sections: [
      {
        heading: 'See where it came from',
        text: [
          'Open the conversation under Quality Assurance and choose the answer. Its trace shows what was understood, which products were looked at, and which facts of your shop were used.',
        ],
      },
      {
        heading: 'Correct the source',
        text: [
          'A wrong price, potency or stock is corrected in the menu. Wrong hours, payment methods, delivery areas or deals are corrected under Settings, Account, in the profile of the store. The next answer uses the new facts.',
        ],
      },
      {
        heading: 'Teach an answer',
        text: ['For what your menu and your profile do not hold. People with the role Manager or Admin can do this.'],
        steps: [
          'In a conversation, choose the message and Teach an answer; or open Quality Assurance, Answers.',
          'Write the question as a shopper would, and your answer.',
          'Save. The same question, also in slightly other words, gets your answer from then on.',
        ],
      },
      {
        heading: 'Keep it from coming back',
        text: [
          'Save the conversation as a test case. Before a new version is published it is asked again, and you see whether the answer has changed. Criteria, under Quality Assurance, flag conversations by reasons of your own.',
        ],
      },
    ],
  },
] as const satisfies readonly Article[]
