import { NUMBER_WORDS } from './number-words.ts'
import { uncensor } from './uncensor.ts'
import { writeOut } from './write-out.ts'
import { remember } from '#concierge/retrieve/remember.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'

/** One word of a message in the form that the lexicon and the rules are written in. */
export type Token = {
  word: string
  /** The number when the word is one. */
  value: number | null
  /** Counts up at . ? ! ; and at line ends. */
  sentence: number
}

const PIECE = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:'[\p{L}]+)*|[.?!;:\n]/gu
const MARKS: ReadonlySet<string> = new Set('.?!;:\n')
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Splits normalized text into words; slang and contractions are written out ("im" becomes "i am"). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  for (const [piece] of allMatches(undoLeet(uncensor(writeOut(text))), PIECE)) {
    if (MARKS.has(piece)) {
      sentence += 1
      continue
    }
    const { words, value } = readPiece(piece)
    for (const word of words) tokens.push({ word, value, sentence })
  }
  return tokens
}

const readPiece = remember((piece): { words: readonly string[]; value: number | null } => ({
  words: spell(piece),
  value: /^\d/.test(piece) ? Number(piece.replace(',', '.')) : (NUMBER_WORDS.get(piece) ?? null),
}))

function spell(piece: string): string[] {
  if (CJK.test(piece)) return Array.from(piece)
  const elided = ELIDED.exec(piece)
  if (elided?.[1]) return [elided[1], ...spell(piece.slice(elided[0].length))]
  const bare = piece.replaceAll("'", '')
  const known = WRITTEN_OUT.get(bare)
  if (known) return known
  if (/(.)\1\1/.test(bare)) {
    const once = bare.replace(/(.)\1{2,}/g, '$1')
    return WRITTEN_OUT.get(once) ?? [DOUBLED.has(once) ? bare.replace(/(.)\1{2,}/g, '$1$1') : once]
  }
  return piece.endsWith("'s") ? [piece.slice(0, -2).replaceAll("'", '')] : [bare]
}

/** "j'ai", "l'aereo", "qu'est": what French and Italian write together is two words. */
const ELIDED = /^(l|d|j|qu|c|s|n|m|t|un|dell|nell|all|sull|quest|quell)'(?=[aeiouh][a-z])/

const DOUBLED = new Set([
  'kil',
  'pil',
  'hel',
  'wil',
  'stil',
  'sel',
  'tel',
  'beter',
  'gumy',
  'asholes',
  'ashole',
  'as',
  'to',
  'of',
  'wed',
  'fel',
  'al',
  'god',
  'godd',
  'godd',
])

/** "1gn0r3", "pr0mpt", "k1ll", "$ystem": digits between letters, never "7g", "100mg" or "2pk". */
function undoLeet(text: string): string {
  if (!/[0-9@$][a-z]|[a-z][0-9@$!|]/.test(text)) return text
  return text.replace(
    /(?<![a-z0-9@$!|])(?=[a-z0-9@$!|]*[a-z])(?=[a-z0-9@$!|]*[0-9@$!|])[a-z0-9@$!|]{4,40}/g,
    (chunk) => {
      if (/^[$]?[\d.]+[a-z]{1,5}$|^[a-z]+\d+$|^[$]|[a-z]!+$|@[a-z]{3,}/.test(chunk) && !/^\$[a-z]/.test(chunk))
        return chunk
      return chunk.replace(/[0134578@$!|]/g, (sign) => LEET[sign] ?? sign)
    },
  )
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

const WRITTEN_OUT = new Map(
  [
    'im>i am',
    'ive>i have',
    'ill>i will',
    'id>id',
    'iam>i am',
    'youre>you are',
    'ur>your',
    'u>you',
    'r>are',
    'ya>you',
    'yall>you',
    'hes>he is',
    'shes>she is',
    'theyre>they are',
    'were>were',
    'its>it is',
    'thats>that is',
    'whats>what is',
    'wheres>where is',
    'hows>how is',
    'whos>who is',
    'theres>there is',
    'lets>let us',
    'cant>can not',
    'cannot>can not',
    'dont>do not',
    'doesnt>does not',
    'didnt>did not',
    'isnt>is not',
    'arent>are not',
    'wont>will not',
    'wouldnt>would not',
    'shouldnt>should not',
    'couldnt>could not',
    'wasnt>was not',
    'werent>were not',
    'havent>have not',
    'hasnt>has not',
    'hadnt>had not',
    'aint>is not',
    'gonna>going to',
    'wanna>want to',
    'gotta>got to',
    'gimme>give me',
    'lemme>let me',
    'tryna>trying to',
    'finna>going to',
    'imma>i will',
    'ima>i will',
    'pls>please',
    'plz>please',
    'thx>thanks',
    'ppl>people',
    'bc>because',
    'cuz>because',
    'cos>because',
    'w>with',
    'wo>without',
    'rn>right now',
    'tmrw>tomorrow',
    'tmr>tomorrow',
    '2nite>tonight',
    'tonite>tonight',
    'abt>about',
    'n>and',
    'b4>before',
    'idk>i do not know',
    'wth>what the hell',
    'wtf>what the fuck',
    'kys>kill yourself',
    'kms>kill myself',
    'stfu>shut the fuck up',
    'theyve>they have',
    'youve>you have',
    'weve>we have',
    'youll>you will',
    'theyll>they will',
    'hell>hell',
    'shell>shell',
    'itll>it will',
    'id like>i would like',
    'whatre>what are',
    'whatd>what did',
    'howd>how did',
    'bf>boyfriend',
    'gf>girlfriend',
    'bro>brother',
    'lil>little',
    'hs>high school',
    'yo>yo',
    'yrs>years',
    'yr>year',
    'meds>medication',
    'med>medication',
    'rx>prescription',
    'doc>doctor',
    'preggo>pregnant',
    'preggers>pregnant',
    'prego>pregnant',
    'cig>cigarette',
    'prev>previous',
    'instr>instructions',
    'sys>system',
    'pw>password',
    'pwd>password',
    'ssn>ssn',
    'q>que',
    'xq>porque',
    'pq>porque',
    'tmb>tambien',
    'thru>through',
    'nite>night',
    'shoulda>should have',
    'coulda>could have',
    'woulda>would have',
    'dunno>do not know',
    'kinda>kinda',
    'outta>out of',
    'til>until',
    'diff>different',
    'msg>message',
    'msgs>messages',
    'convo>conversation',
    'cust>customer',
    'acct>account',
    'addy>address',
    'ai>ai',
    'bday>birthday',
    'mins>minutes',
    'min>min',
    'hrs>hours',
    'hr>hour',
    'wks>weeks',
    'wk>week',
    'mos>months',
    'w/o>without',
    'veh>vehicle',
    'shouldve>should have',
    'couldve>could have',
    'wouldve>would have',
    'mustve>must have',
    'waht>what',
    'teh>the',
    'hwo>how',
    'yuo>you',
    'taht>that',
    'adn>and',
    'becuase>because',
  ].map((pair): [string, string[]] => {
    const [from = '', to = ''] = pair.split('>')
    return [from, to.split(' ')]
  }),
)
