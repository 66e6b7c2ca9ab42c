import type { Embed } from '#contract/embed.ts'

export type Guide = {
  id: string
  name: string
  /** Which of the embed codes belongs there. */
  code: keyof Embed['snippets']
  steps: readonly string[]
  /** What tends to go wrong there. */
  note: string
}

/** How the code gets onto a site, by what the site is made with. */
export const GUIDES: readonly Guide[] = [
  {
    id: 'wordpress',
    name: 'WordPress',
    code: 'script',
    steps: [
      'Sign in to WordPress as an administrator and open Plugins, Add New Plugin.',
      'Install and activate a plugin for header and footer code, such as WPCode.',
      'Open Code Snippets, Header & Footer, and paste the code into the box for the footer.',
      'Save the changes. If you use a caching plugin, clear its cache.',
      'Open your site in a private window. The chat stands in the corner.',
    ],
    note: 'Speed plugins that delay scripts keep the chat away until the first touch of the page. Exclude widget.js there. On WordPress.com you need a plan that allows plugins.',
  },
  {
    id: 'shopify',
    name: 'Shopify',
    code: 'script',
    steps: [
      'In the Shopify admin open Online Store, Themes.',
      'At your live theme open the menu with the three dots and choose Edit code.',
      'Open layout/theme.liquid and search for </body>.',
      'Paste the code on the line above it and save.',
      'Open your shop in a private window. The chat stands in the corner.',
    ],
    note: 'Shopify does not run theme code in the checkout, so the chat is not shown there. A new theme needs the code again.',
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    code: 'script',
    steps: [
      'Open Settings, Developer Tools, Code Injection.',
      'Paste the code into the box Footer and save.',
      'Open your site in a private window: while you are signed in, Squarespace may hold scripts back.',
    ],
    note: 'Code Injection is not part of the smallest plan. To show the chat on one page alone, use Advanced in that page’s settings instead.',
  },
  {
    id: 'dutchie',
    name: 'Dutchie menu',
    code: 'script',
    steps: [
      'Find the page of your own site that holds the Dutchie menu.',
      'Paste the code into that page or, better, into the footer of the whole site. Do not put it into the embed of the menu.',
      'Import the same menu here, so that the chat knows what the shelf holds, with the link of each product.',
      'Publish the page and check it below with Check the installation.',
    ],
    note: 'An embedded Dutchie menu lives in a frame of its own and keeps its own cart. The chat opens a product’s page there; the shopper adds it with Dutchie’s button. A store page on dutchie.com itself takes no code of yours.',
  },
  {
    id: 'jane',
    name: 'Jane menu',
    code: 'script',
    steps: [
      'Find the page of your own site that holds the Jane menu.',
      'Paste the code into the footer of your site, outside the frame or script of the menu.',
      'Import the same menu here, with the link of each product on your own menu page.',
      'Publish the page and check it with Check the installation.',
    ],
    note: 'Jane’s frame keeps its own cart, so the chat opens the product there instead of adding it. A store page on iheartjane.com itself takes no code of yours.',
  },
  {
    id: 'tag-manager',
    name: 'Google Tag Manager',
    code: 'tagManager',
    steps: [
      'Open your container and choose Tags, New.',
      'As tag type choose Custom HTML and paste the code. It is a little different here, since Tag Manager drops attributes of script tags.',
      'As trigger choose All Pages, or the pages that shall have the chat.',
      'Use Preview to see the tag fire, then Submit to publish the container.',
    ],
    note: 'If you ask visitors for consent, set this tag to need it, or use data-consent="denied" until they agree. The check cannot see what Tag Manager loads: open the page and look.',
  },
]
