import type { Article } from '#contract/help/article.ts'

export const WIDGET_SETUP = [
  {
    id: 'add-the-widget',
    title: 'Add the widget to your site',
    description: 'Copy the embed code, paste it in the right place, and check that it is found.',
    category: 'widget-setup',
    estimatedTime: '5 min',
    url: '/resources/add-the-widget',
    status: 'important',
    sections: [
      {
        heading: 'Script Tag or iFrame',
        text: [
          'Script Tag is right for nearly everybody: one line, and the chat stands 20 pixels from the corner of every page that holds it. iFrame is for sites that allow no scripts of others; it shows the chat in a frame of a fixed size.',
        ],
      },
      {
        heading: 'Paste the code',
        text: [
          'Step 3 also has instructions for WordPress, Shopify, Squarespace, Dutchie and Jane menus, and Google Tag Manager.',
        ],
        steps: [
          'Open eConcierge Builder, step 3, Embed.',
          'Choose the installation method and press Copy to Clipboard.',
          'Paste the code into the HTML of your site, just before </body>, in a place that all pages share, such as the footer.',
          'Publish your site and clear its cache if it has one.',
          'Enter the address of a page under Check the installation. It says whether the code was found, and what stands in the way if not.',
        ],
      },
      {
        heading: 'Which sites may show it: allowed origins',
        text: [
          'Allowed origins, on the same step, lists the sites that may show your chat. An empty list lets any site. If you fill it in, name your site as shoppers type it, with and without www, such as https://shop.example and https://www.shop.example.',
        ],
      },
      {
        heading: 'Know returning customers',
        text: [
          'If shoppers sign in on your site, your server can tell the chat who they are, signed with an identity secret. The first name is then used in the greeting. Without a valid signature everybody is a new visitor. The secret is made under step 3 and shown once.',
        ],
      },
    ],
  },
  {
    id: 'match-your-brand',
    title: 'Make it look and sound like your shop',
    description: 'Logo, colors, size, greeting and tone, and how to publish them.',
    category: 'widget-setup',
    estimatedTime: '8 min',
    url: '/resources/match-your-brand',
    sections: [
      {
        heading: 'Logo and colors',
        text: [
          'Both come from Settings, Account. A logo may be a PNG, JPG or SVG file. The primary color fills the launcher and the buttons, the secondary color the glow. When text on a color would be hard to read, you are told.',
        ],
      },
      {
        heading: 'Size and behavior',
        text: [
          'eConcierge Builder, step 1. The launcher comes in small (96 pixels), medium (128), large (160) and extra-large (192). Glow effect, logo background and stick on scroll can each be switched on or off. The preview beside the form shows every change at once.',
        ],
      },
      {
        heading: 'What it says first',
        text: [
          'The welcome title stands on top, the agent greeting is the first message, and the placeholder stands in the empty input. In prompts, {dispensaryName} becomes your name and {firstName} the name of a returning customer.',
          'With Request authentication on, shoppers first choose New Customer or Returning Customer, and each gets the welcome message of step 2.',
        ],
      },
      {
        heading: 'Publish',
        text: ['Your edits are a draft until you publish: shoppers keep seeing the published version.'],
        steps: [
          'Choose Publish in the builder.',
          'Look at what changed and at the check, which asks the new version a set of questions and compares its answers.',
          'Confirm. Your site shows the new version within a minute. An earlier version can be restored at any time.',
        ],
      },
      {
        heading: 'Rules that stay on',
        text: [
          'The age gate comes before any product, medical advice is never given, and nothing is said that helps to break the law. These hold whatever the greeting or your guidelines say.',
        ],
      },
    ],
  },
] as const satisfies readonly Article[]
