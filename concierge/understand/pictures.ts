import { plainSentence } from './fold-text.ts'
import { readForms } from './read-forms.ts'
import { openSentence } from './sentence.ts'

/** What a picture may be written for: a thing to buy, what it is to be like, or a matter of the shop. */
type Means = 'thing' | 'trait' | 'matter'

const PICTURED: readonly (readonly [Means, string])[] = [
  [
    'thing',
    '🍫 chocolate 🍪 cookies 🍬 candy 🍭 candy 🥤 drink 🧃 drink 🍹 drink 🍃 flower 🌿 flower ☘ flower 🍀 flower 🌳 flower 🌲 flower 🚬 preroll 🧢 hat 👕 shirt 🧦 socks 🔋 battery 🧴 lotion 🛁 bath',
  ],
  [
    'trait',
    '🍓 strawberry 🍑 peach 🥭 mango 🍇 grape 🍉 watermelon 🍋 lemon 🍊 orange 🍍 pineapple 🍒 cherry 🍎 apple 🍏 apple 🫐 blueberry 🍌 banana 🥥 coconut 🍈 melon 🍐 pear 🥝 kiwi ☕ coffee 😴 sleepy 💤 sleepy',
  ],
  [
    'matter',
    '🕐 hours 🕑 hours 🕒 hours 🕓 hours 🕔 hours 🕕 hours 🕖 hours 🕗 hours 🕘 hours 🕙 hours 🕚 hours 🕛 hours ⏰ hours 🕰 hours 📍 address 🗺 address 🅿 parking 💳 credit_card 🏧 atm 🚚 delivery 🛵 delivery 📞 phone_number ☎ phone_number 🐶 dog 🐕 dog 🚻 restroom 🚽 restroom ♿ wheelchair',
  ],
]

const MEANT: ReadonlyMap<string, readonly [Means, string]> = new Map(
  PICTURED.flatMap(([means, listed]) => {
    const words = listed.split(' ')
    return words.flatMap((word, at) =>
      at % 2 === 1 ? [[words[at - 1] ?? '', [means, word.replace('_', ' ')]] as const] : [],
    )
  }),
)

const PICTURE = new RegExp(`(?:${[...MEANT.keys()].join('|')})\\uFE0F?`, 'gu')
const ANY_PICTURE = new RegExp(PICTURE.source, 'u')

/** Behind such a word something is named. */
const NAMES_NEXT =
  /(?:^|[^\p{L}])(?:any|some|got|an?|the|u?r|your|my|in|with|of|for|want|need|have|take|accept|sell|carry|no|not|without|more|show me|gimme|give me|indica|sativa|hybrid|infused|vegan|cheap(?:est)?|strong(?:est)?)\s*$/iu
const WANTS =
  /\b(?:any|some|something|smth|sumn|need|want|wanna|got|have|sell|carry|gimme|give|show|looking|find|get|best|cheap\p{L}*|strong\p{L}*|mild\p{L}*|indica|sativa|hybrid|for|under|less)\b|\d/iu
/** The shop is spoken of or to, and the picture does no more than smile. */
const OF_SHOP =
  /\b(?:hi|hey|hello|hola|yo|thanks?|thx|ty|love|cool|nice|great|ok|okay|yes|no|lol|bye|open|clos\p{L}*|hours?|time|deliver\p{L}*|order\p{L}*|pickup|address|located|park\p{L}*|pay|card|cash|ids?|return\p{L}*|deals?|discounts?|points|place|store|shop)\b/iu

const LETTER = /\p{L}/u
/** A clause goes on: the picture stands before a word of it. */
const GOES_ON = /^[\s\uFE0F]*[\p{L}\p{N}$]/u
const FEW = 4
const EATEN: ReadonlySet<string> = new Set(['chocolate', 'cookies', 'candy', 'drink'])
/** So far before a picture its place in the sentence is looked for. */
const NEAR = 24

/**
 * "Sleepy 🍬 under 25", "🍓 gummies", "🕐 today?": a picture in the place of a word is read as that word. Where words say it
 * already, or it only closes what was said, it stays a picture.
 */
export function wordsForPictures(said: string): string {
  if (!ANY_PICTURE.test(said)) return said
  const bare = said.replace(PICTURE, ' ')
  const count = bare.split(/\s+/).filter((word) => LETTER.test(word)).length
  const { wanted } = readForms(openSentence(plainSentence(bare)))
  const namesForm = wanted.length > 0
  const isWide = wanted.every(({ form }) => form.category === 'edible' && form.kinds.length === 0)
  const ofShop = OF_SHOP.test(bare)
  const stands = (means: Means, word: string, { before, after }: { before: string; after: string }): boolean => {
    // "🍫 edible": which one it is to be.
    if (means === 'thing' && namesForm && isWide) return EATEN.has(word)
    if (means === 'thing') return !namesForm && (opens(before) || (!ofShop && (WANTS.test(bare) || count <= 1)))
    if (means === 'trait') return opens(before) || (!ofShop && (GOES_ON.test(after) ? namesForm : count < FEW))
    return opens(before) || count < FEW
  }
  const read = new Set<string>()
  return said.replace(PICTURE, (picture, at: number) => {
    const [means, word] = MEANT.get(picture.replace('\uFE0F', '')) ?? ['thing', '']
    const before = said.slice(Math.max(0, at - NEAR), at)
    const after = said.slice(at + picture.length, at + picture.length + FEW)
    const isNew = !read.has(word) && !bare.toLowerCase().includes(word.slice(0, ROOT))
    if (!isNew || !stands(means, word, { before: before.replace(PICTURE, ' '), after })) return ' '
    const other = read.size > 0 && LAST_PICTURE.test(before) ? ' or' : ''
    read.add(word)
    return `${other} ${word} `
  })
}

/** So much of a word tells that it was said. */
const ROOT = 5
const LAST_PICTURE = new RegExp(`(?:${[...MEANT.keys()].join('|')})\\uFE0F?\\s*$`, 'u')

function opens(before: string): boolean {
  return NAMES_NEXT.test(before)
}
