import { remember } from '#concierge/retrieve/remember.ts'

const ASKED_FOR =
  /^(?:(?:hey|hi|yo|hello|so|ok),? )*(?:(?:do|does|did) (?:you|the store|they) (?:guys |still |even |currently |ever )*(?:have|carry|sell|stock)|(?:you|you guys) (?:have|got|carry|sell|stock)|got|have|carry|(?:(?:are )?(?:you|yall|they)(?: guys)? )?(?:still )?(?:selling|carrying|stocking)|(?:is|are) there|looking for|(?:how much (?:is|are|for)|(?:quick |can i get an? )?price(?: check)? (?:on|of|for)|prices on)|is|are|(?:anything|whats (?:good|new|nice|best)|what do you have|show me|something) (?:from|by)|whats (?:the )?price (?:on|of)|(?:i )?(?:want|need)(?: to (?:buy|get|find|order))?|(?:where )?(?:can|could|do) (?:i|we) (?:get|buy|find|order)|tienen|hay)(?: (?:any|some|the|your|more|anything (?:from|by)))* $|^(?:any )?$/
const LEFT_OVER =
  /^(?:$| ,| please$| (?:left|in stock|available|today|right now|back|back in stock|still|there)(?: (?:today|right now|now|yet))?$| (?:stuff|products?)$)/

/** "got incredibles?", "bits please": the whole request is for it, so that an everyday word that is a brand's name is that brand. */
export function fillsSlot(plain: string, start: number, end: number): boolean {
  return ASKED_FOR.test(plain.slice(0, start)) && LEFT_OVER.test(plain.slice(end))
}

const AND_SO_ON = /^(?:$| ,| (?:or|and|for|to|please|here|too|y|o|para)(?= |$))/

/** True where the words are, or stand in a list of, what a message asks to have. */
export function isAskedFor(plain: string, start: number, end: number): boolean {
  return ASKED_FOR.test(lastClause(plain.slice(0, start))) && AND_SO_ON.test(plain.slice(end))
}

/** "My garden is ready, need clones or …": what stands right before a word, other things of the same list left out. */
function lastClause(before: string): string {
  return before
    .slice(before.lastIndexOf(' , ') + 1)
    .replace(/^, /, '')
    .replace(/(?<= )(?:\p{L}+ (?:or|and|nor)|baby|live|pot|weed|cannabis|feminized|autoflower\p{L}*) $/u, '')
}

const asWord = remember((word) => new RegExp(`\\b${word}\\b`))

/** True where the message asks to have just this. */
export function isRequest(word: string, plain: string): boolean {
  const start = plain.search(asWord(word))
  return start >= 0 && ASKED_FOR.test(lastClause(plain.slice(0, start)))
}
