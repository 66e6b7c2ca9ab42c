import { mayMatch, startsIn } from './word-starts.ts'
import { plainSentence } from './fold-text.ts'

/** A plain sentence that remembers which parts have been understood, so that no word is read twice. */
export type Sentence = { readonly plain: string; rest: string; readonly starts: ReadonlySet<string> }

export type Mention<T> = { value: T; start: number; end: number; negated: boolean }

export function openSentence(text: string): Sentence {
  const plain = plainSentence(text)
  return { plain, rest: plain, starts: startsIn(plain) }
}

/** Every match in what is still unread; the matched words are then blanked out. A pattern of whole words only. */
export function takeAll<T>(sentence: Sentence, pattern: RegExp, value: T): Mention<T>[] {
  if (!mayMatch(pattern, sentence.starts)) return []
  const found: Mention<T>[] = []
  for (const match of sentence.rest.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    found.push({ value, start, end, negated: isNegated(sentence.plain, start) })
  }
  for (const mention of found) blank(sentence, mention.start, mention.end)
  return found
}

export function blank(sentence: Sentence, start: number, end: number): void {
  sentence.rest = sentence.rest.slice(0, start) + '_'.repeat(end - start) + sentence.rest.slice(end)
}

const NEGATOR =
  /(?:^|[\s,])(?:no|not|non|without|except(?: for)?|excluding|dont(?: really)? (?:want|like|do|need|smoke|eat|use|wanna|care for)|doesnt (?:want|like|do|smoke|eat|make|give|cause|leave|get|taste|smell|have|come)|dont (?:make|give|cause|leave|get|taste|smell)|do not (?:want|like)|cant (?:do|have|eat|smoke|stand)|wont|hates?|nothing|avoid(?:ing)?|minus|instead of|rather than|other than|besides|anything but|sin|nada de|no quiero|tampoco|allergic to|isnt|arent|never|skip(?: the)?|nor|less like|over|done with|tired of|sick of|stay away from|leave out|hold the|ohne|sans)(?: (?:any|a|an|the|more|of|too|that|to|into|be|get|getting|put|puts|send|sends|knock|knocks|leave|leaves|turn|keep|be|make|makes|me|you|feel|feeling|super|really|very|so|just|in|have|having|be|do|want|go|with|being|that makes|that make|another|those|these|kind|kinds|muy|mas|el|la|los|las|de|un|una|que|me|den|haga|da|como|por|interested|big on|fan of|a fan of|do|like|on|sea|para|stuck|glued|wanna|end|up|trying|feel like|give|gives|cause|us|her|him|them|bad|the|from|by|made)){0,5} $/

/** True when a negator stands right before the words, with nothing but little words between. */
export function isNegated(plain: string, start: number): boolean {
  const before = plain.slice(Math.max(0, start - 60), start)
  if (!NEGATOR.test(before)) return false
  return (
    !/\b(?:why not|not only|not just|no problem|not sure(?: about)?|nothing (?:but|better than)|over(?= \$?\d))(?: \p{L}+){0,2} $/u.test(
      before,
    ) && !/\bnot too (?!\p{L}+ $)/u.test(before)
  )
}

/** Gives words back that were taken for something else. */
export function restore(sentence: Sentence, { start, end }: { start: number; end: number }): void {
  sentence.rest = sentence.rest.slice(0, start) + sentence.plain.slice(start, end) + sentence.rest.slice(end)
}
