import { isLexiconWord } from './gazetteer.ts'

/** Words after which a name is likely: "do you have", "anything by", "price on". */
const OPENERS: ReadonlySet<string> = new Set(
  `have got get any carry sell stock from by some for want need like on is are about of your the find show me more grab try called named
tienen tienes hay de marca quiero busco`.split(/\s+/),
)

/** Words that may follow one: "in stock", "please", "stuff". */
const CLOSERS: ReadonlySet<string> = new Set(
  `, please in right available stuff products product brand still today there by or and vs at from left on cost thanks instead
disponible porfavor`.split(/\s+/),
)

/** True where the word before lets a name begin: "got WNA", "anything by LST FARM". */
export function opensName(before: string | undefined): boolean {
  return before === undefined || before === ',' || OPENERS.has(before)
}

/** True where the word after lets a name end. */
export function closesName(after: string | undefined): boolean {
  return after === undefined || CLOSERS.has(after) || isLexiconWord(after)
}
