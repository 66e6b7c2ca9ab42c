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

/** No name begins with these: "for the boat" is not "The Boost", "like gummies" no Lime Gummies, and "how many gummies" no Mango Gummies. */
export const BEGINS_NO_NAME: ReadonlySet<string> = new Set(
  `the a an of for and or to in on is el la i im ive we you u my your our me it its that this these those what whats how hows do does did can could
would will are was have has had ah aw eh ha mm um uh oh hm hey hi wow oy ey so well just like likes liked dont want wants need needs hate hates
prefer with without not many much more most other others every both any some from get got give take`.split(/\s+/),
)

/** True where the word before lets a name begin: "got WNA", "anything by LST FARM". */
export function opensName(before: string | undefined): boolean {
  return before === undefined || before === ',' || OPENERS.has(before)
}

/** True where the word after lets a name end. */
export function closesName(after: string | undefined): boolean {
  return after === undefined || CLOSERS.has(after) || isLexiconWord(after)
}
