/** What the poster shows: products and prices as the demo dispensary sells them, which a test compares. */
export const POSTER = {
  shop: 'Larkspur & Pine',
  question: 'Something to wind down tonight, under $40',
  answer: 'Here are two calm indicas in your budget. Both are in stock.',
  products: [
    {
      name: 'Velvet Plum Eighth',
      facts: 'Indica · THC 24.7% · 3.5g',
      reason: 'relaxed, sleepy, calm',
      price: '$36.00',
      imageUrl: '/pictures/jar-indica-4.svg',
    },
    {
      name: 'Granddaddy Purple Eighth',
      facts: 'Indica · THC 20.7% · 3.5g',
      reason: 'on sale, was $33.00',
      price: '$25.00',
      imageUrl: '/pictures/jar-indica-22.svg',
    },
  ],
  ideas: [
    'Something relaxing under $40 for tonight',
    'Compare your two cheapest gummies',
    'Are you open on Thanksgiving?',
    'Can I bring it to my sister in Kansas?',
  ],
} as const
