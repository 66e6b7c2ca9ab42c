import type { Article } from '#contract/help/article.ts'

export const INTEGRATIONS = [
  {
    id: 'import-your-menu',
    title: 'Import your menu from a CSV file',
    description: 'Which columns are read, how they are matched, and what a dry run shows.',
    category: 'integrations',
    estimatedTime: '6 min',
    url: '/resources/import-your-menu',
    status: 'popular',
    sections: [
      {
        heading: 'The file',
        text: [
          'Any spreadsheet saved as CSV will do, with one row a product and the names of the columns in the first row. A name and a category are needed. Price, brand, strain type, THC, CBD, size, stock, effects, picture and link make the answers better.',
          'Columns are matched by their names, also when they are called otherwise, such as "Product Title" or "Unit Price". You can correct the match, and it is kept for the next file.',
        ],
      },
      {
        heading: 'Upload it',
        text: ['During sign-up the same upload stands on the last step.'],
        steps: [
          'Open Settings, Integrations and choose the CSV upload.',
          'Pick the file and look at the matched columns.',
          'Look at the dry run: how many products are new, changed and gone, and which rows cannot be used and why.',
          'Confirm. The new menu is used from the next question on.',
        ],
      },
      {
        heading: 'What the file replaces',
        text: [
          'A file is your whole menu: products that are not in it are no longer recommended. If any row cannot be read, the others are still taken, and each problem is listed with its line.',
        ],
      },
      {
        heading: 'Prices, potency and stock',
        text: [
          'Every price, potency and stock figure in an answer comes from your menu as it stands at that moment. A product without stock is not recommended. The Menu Doctor, under Quality Assurance, Insights, lists products that lack a price, a picture or a potency, those most asked about first.',
        ],
      },
    ],
  },
  {
    id: 'connect-your-store',
    title: 'Connect your store or point of sale',
    description: 'Shopify, BigCommerce, Dutchie POS, WooCommerce or your own system: test, connect, keep in step.',
    category: 'integrations',
    estimatedTime: '7 min',
    url: '/resources/connect-your-store',
    status: 'new',
    sections: [
      {
        heading: 'What can be connected',
        text: [
          'For products and orders: Shopify, BigCommerce, Dutchie POS and WooCommerce, or your own system through the Custom API. For figures and messages: Google Analytics 4, Mailchimp, Slack and automation webhooks.',
        ],
      },
      {
        heading: 'Connect',
        text: ['You need a key of the service with the right to read products and orders. Each form says which.'],
        steps: [
          'Open Settings, Integrations and choose Connect.',
          'Fill in the address and the key, and press Test. The result says whether the key is right, lacks a permission, or the service cannot be reached.',
          'Connect. The first sync reads everything; later ones read what changed.',
        ],
      },
      {
        heading: 'How keys are kept',
        text: [
          'Keys are encrypted with a key of your dispensary alone, and only the last four characters are ever shown again. Disconnect destroys the key.',
        ],
      },
      {
        heading: 'When a sync fails',
        text: [
          'The card of the connection shows the last run, how many products and orders it read, and each item that failed with its reason. Failed runs are tried again by themselves, with longer pauses. After a bad key nothing is tried until you save a new one.',
        ],
      },
      {
        heading: 'Orders and revenue',
        text: [
          'Orders are how Performance knows what a chat was worth. An order counts as assisted when it follows a conversation in which its products were shown, and as direct when it came out of the chat itself.',
        ],
      },
    ],
  },
] as const satisfies readonly Article[]
