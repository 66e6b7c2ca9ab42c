import type { Article } from '#contract/help/article.ts'

export const GETTING_STARTED = [
  {
    id: 'launch-your-concierge',
    title: 'Launch your concierge',
    description: 'From a new account to a budtender that answers on your own site, in five steps.',
    category: 'getting-started',
    estimatedTime: '10 min',
    url: '/resources/launch-your-concierge',
    status: 'popular',
    sections: [
      {
        heading: 'What you need',
        text: [
          'Your menu, as a CSV file or in a store that can be connected, and somebody who can paste a line of code into your site. Everything else has a default that works.',
        ],
      },
      {
        heading: 'The five steps',
        text: ['You can do them in any order and come back at any time; nothing is lost in between.'],
        steps: [
          'Bring in your menu: Settings, Integrations. A sample menu stands in until you do.',
          'Give it your name, logo and colors: Settings, Account.',
          'Choose how it speaks and what it offers: eConcierge Builder, steps 1 and 2. Try it in the preview beside the form.',
          'Publish. Only what you publish is seen by shoppers.',
          'Put it on your site: eConcierge Builder, step 3, Embed. Copy the code, paste it into your site and use Check the installation.',
        ],
      },
      {
        heading: 'After the first day',
        text: [
          'Performance shows orders and revenue with and without a chat. Quality Assurance shows every conversation, what was flagged and why. Look at the flagged ones first.',
          'Insights, under Quality Assurance, lists the questions that got no good answer and the products that shoppers asked for and you do not carry.',
        ],
      },
      {
        heading: 'Invite your team',
        text: [
          'Settings, User Management, Invite User. A Viewer only looks, a User may also edit the widget, a Manager also reviews conversations and teaches answers, a Billing Admin sees to the subscription, and an Admin may do everything.',
          'The invitation holds for 7 days and for the address that it was sent to. People sign in with that address; there is no password to keep.',
        ],
      },
    ],
  },
  {
    id: 'trial-plan-and-invoices',
    title: 'Your trial, your plan and your invoices',
    description: 'When the first payment is due, how to change or cancel, and where the invoices are.',
    category: 'getting-started',
    estimatedTime: '4 min',
    url: '/resources/trial-plan-and-invoices',
    sections: [
      {
        heading: 'The free trial',
        text: [
          'A trial lasts 30 days and the first payment is due on day 31. The beta lasts 90 days and needs no payment method; when it ends without one, access ends and nothing is charged.',
          'Settings, Billing shows the day on which your trial ends. We send a mail three days before.',
        ],
      },
      {
        heading: 'Change your plan or payment method',
        text: ['People with the role Admin or Billing Admin can do this.'],
        steps: [
          'Open Settings, Billing.',
          'Choose Manage Subscription for the payment method, the billing email and past invoices. It opens in a new tab.',
          'To change the plan, pick one beside Change Plan and finish the checkout. What is left of a trial goes on.',
        ],
      },
      {
        heading: 'Cancel, and take it back',
        text: [
          'Cancel Subscription takes effect at the end of the current billing period, or of the trial; until then everything stays as it is. Until that day, Resume Subscription takes it back.',
        ],
      },
      {
        heading: 'When a payment fails',
        text: [
          'We send a mail, and Billing says until when eConcierge stays on: 14 days after the payment failed. Save a working payment method under Manage Subscription and it is charged again.',
        ],
      },
      {
        heading: 'Invoices',
        text: ['The billing history under Settings, Billing lists every invoice. Download saves it as a PDF.'],
      },
    ],
  },
] as const satisfies readonly Article[]
