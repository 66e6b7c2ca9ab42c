import { describe, expect, it } from 'vitest'
import { scoreSentiment } from '#concierge/sentiment.ts'

const CLASSES: readonly (readonly [
  title: string,
  label: 'positive' | 'neutral' | 'negative',
  texts: readonly string[],
])[] = [
  [
    'takes a plain fact for neither praise nor blame',
    'neutral',
    [
      'The kit includes a strap, two screws and a leaflet.',
      'My aunt ordered the soup and I had a sandwich.',
      'The show was shot in Canada.',
      'It weighs about two pounds.',
      'The rope is nine meters long.',
      'The cafe is across from the library.',
    ],
  ],
  [
    'takes a request for neither, whatever it names',
    'neutral',
    [
      'report my wallet as stolen please',
      'freeze my account',
      "i'd like to order new tires",
      'is bad apple an indica',
      'how much is a gram of ugly fruit',
      'and how bad is the smell of that one',
      'i lost my passport, how do i replace it',
      'something without a strong taste',
    ],
  ],
  [
    'takes harm denied for praise',
    'positive',
    [
      "It doesn't leak and it never jams.",
      'has not let me down yet',
      "I wouldn't change a thing.",
      'no leaks, no rattles, five stars',
      'Never had such good soup.',
    ],
  ],
  [
    'takes what nothing tops for praise or blame by what it is',
    'positive',
    ["couldn't be nicer", "You won't find a better burger.", "I've never been happier with a purchase."],
  ],
  ['keeps blame that nothing tops', 'negative', ['the service could not be slower', 'I have never had worse pizza.']],
  [
    'hears praise in a regret of being late',
    'positive',
    ['I wish I had found this place sooner', 'wish i had bought two of these long ago'],
  ],
  ['hears blame in any other regret', 'negative', ['I wish I had read the reviews', 'I wish I had my money back.']],
  [
    'shares the good news of a life',
    'positive',
    ['my sister got engaged!', 'i passed my exam today', 'what a lovely sunrise', 'grandpa is cancer free'],
  ],
  [
    'shares the bad news of a life',
    'negative',
    ['my cat died yesterday', 'i got fired this morning', 'someone stole my bike', 'we lost our home in the flood'],
  ],
  [
    'hears decline, defects and none of them',
    'negative',
    [
      'Used to be great but it went downhill.',
      'The speaker crackles and the lid leaks.',
      'Neither of my two orders was right.',
      'It scratches easily.',
      'Will never, ever go back.',
    ],
  ],
  [
    'hears blame in what went wrong, in a jeer and in a scolding question',
    'negative',
    [
      'two trips, two times the jar i had reserved was sold',
      'how difficult can it be to print a price',
      'wow, very helpful… not',
      'The dragons look like a school play.',
      'Great, now the screen is black.',
    ],
  ],
  [
    'hears praise in blame that is denied and in what one could not stop',
    'positive',
    [
      "A store that doesn't make you feel like a crook",
      'Our server never once let a glass run dry.',
      'I forgot that I was in a theater.',
      'I could eat that curry every day.',
    ],
  ],
  [
    'takes a plain report for neither',
    'neutral',
    ['We had the salmon and the rice.', 'i stopped in on tuesday and again on friday', 'They sell bikes and helmets.'],
  ],
]

describe('what a sentence says without a plain word of opinion', () => {
  for (const [title, label, texts] of CLASSES)
    it.each(texts)(`${title}: "%s"`, (text) => {
      expect(scoreSentiment(text).label).toBe(label)
    })
})
