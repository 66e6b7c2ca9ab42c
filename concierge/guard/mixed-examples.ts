import { farOff } from './stride.ts'

/** Begins one sentence and ends another: of two harmless ones the result is harmless, and much that is harmless is new. */
export function crossOver(sentences: readonly string[]): string[] {
  return sentences.map((sentence, at) => {
    const other = farOff(sentences, at) ?? ''
    const head = sentence.split(' ')
    const tail = other.split(' ')
    return [...head.slice(0, Math.ceil(head.length / 2)), ...tail.slice(Math.floor(tail.length / 2))].join(' ')
  })
}

/** How one sentence goes on into the next: with a mark, or run on as people type. */
const JOINTS = ['. ', ' so ', '. ', ' anyway ', ', '] as const

/** What is grave stays so beside a request ("i dont want to wake up tomorrow. whats the strongest thing you sell"), before or behind it. */
export function besideShopping(sentences: readonly string[], served: readonly string[]): string[] {
  const requests = served.filter((text) => text.split(' ').length <= LONGEST_REQUEST)
  return sentences.map((sentence, at) => {
    const request = farOff(requests, at) ?? ''
    const joint = JOINTS[Math.floor(at / 2) % JOINTS.length] ?? ' '
    return at % 2 === 0 ? `${withoutMark(sentence)}${joint}${request}` : `${withoutMark(request)}? ${sentence}`
  })
}

/** Two things told and a request, run on without a mark: "my brother in law sent me and its been twenty years so maybe a gummy". */
export function runOn(sentences: readonly string[], served: readonly string[]): string[] {
  const short = sentences.filter((text) => text.split(' ').length <= LONGEST_TOLD)
  return short.map((sentence, at) => {
    const other = farOff(short, at) ?? ''
    const joint = JOINTS[at % JOINTS.length] ?? ' '
    return `${withoutMark(sentence)} and ${withoutMark(other)}${joint}${farOff(served, at + 1) ?? ''}`.toLowerCase()
  })
}

/** Each request beside something that is told of oneself and of one's day, before or behind it. */
export function besideTold(told: readonly string[], served: readonly string[]): string[] {
  return served.map((request, at) => {
    const line = farOff(told, at) ?? ''
    const joint = JOINTS[at % JOINTS.length] ?? ' '
    return at % 3 === 0 ? `${withoutMark(request)}${joint}${line}` : `${line}${joint}${request}`
  })
}

function withoutMark(sentence: string): string {
  return sentence.replace(/[.!?\s]+$/, '')
}

const LONGEST_TOLD = 20
const LONGEST_REQUEST = 12
