import { type Intent, STORE_INTENTS, TALK_INTENTS } from './intent.ts'

/** Example sentences whose vectors stand for an intent, for messages that no word decides. */
export const MEANINGS: readonly { intent: Intent; text: string; store: boolean }[] = Object.entries({
  store_hours: [
    'when can i come by',
    'what time do you guys shut the doors',
    'are you around this evening',
    'how early can i stop in',
  ],
  store_location: ['what part of town are you in', 'how would i find your place', 'which street is the dispensary on'],
  payment: ['what kind of money do you take', 'can i swipe plastic', 'do i need to bring bills'],
  delivery: ['can someone bring it to my house', 'do you come to my neighborhood', 'will you send it to my apartment'],
  pickup: ['can i have it waiting for me at the counter', 'can i grab my stuff without waiting in line'],
  id_policy: ['what do i have to show to get in', 'what documents should i bring', 'how do you verify my age'],
  returns: ['this thing is faulty what can you do', 'it quit on me after a day', 'i want to swap something i bought'],
  deals: ['how can i save some money', 'anything going on for new shoppers', 'got any bargains'],
  loyalty: ['do i earn something for shopping often', 'is there a frequent shopper program'],
  parking: ['where should i leave my car', 'is there a lot for vehicles'],
  accessibility: ['i use a mobility scooter can i get in', 'are there stairs at the entrance'],
  complaint: ['your staff treated me badly', 'i had a bad time at your store', 'the quality was awful and i am upset'],
  human_handoff: ['let me speak with one of your workers', 'i would rather deal with a human being'],
  order_status: ['did my stuff ship yet', 'any news on what i bought', 'how is my purchase coming along'],
  purchase_limits: ['what is the maximum i am allowed to take home', 'is there a cap on what i can buy'],
  tax: ['what will i pay at the register in total', 'are there extra charges on top of the price'],
  education: [
    'why does weed smell different',
    'how is hash made',
    'what makes strains different from each other',
    'explain how cannabis works',
  ],
  small_talk: ['how is your day going', 'you are so helpful', 'good to see you', 'have a lovely day'],
  bot_identity: ['are you artificial intelligence', 'who is behind this chat', 'what are you able to help me with'],
  out_of_scope: [
    'help me with my taxes return form',
    'what is the score of the game',
    'fix my computer',
    'tell me about world history',
    'book a trip for me',
    'how do i cook rice',
  ],
  recommend: [
    'i want to unwind after a hard day',
    'something to make music sound better',
    'pick something nice for me',
    'surprise me with something good to smoke',
    'what should i get',
  ],
}).flatMap(([name, texts]) =>
  texts.flatMap((text) => {
    const intent = intentNamed(name)
    return intent === null ? [] : [{ intent, text, store: STORE_INTENTS.some((known) => known === intent) }]
  }),
)

function intentNamed(name: string): Intent | null {
  if (name === 'recommend') return name
  return STORE_INTENTS.find((intent) => intent === name) ?? TALK_INTENTS.find((intent) => intent === name) ?? null
}
