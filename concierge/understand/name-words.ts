import { remember } from '#concierge/retrieve/remember.ts'
import { allMatches } from './all-matches.ts'
import { wordStem } from './fold-text.ts'

/** A word of a sentence as names are compared by it, and where it stands. */
export type Word = { text: string; stem: string; start: number; end: number }

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.#:@'-]*/gu

/** The words of a sentence. What is left of one is asked for several times in a turn, so it is kept for a while. */
export const wordsOf: (text: string) => readonly Word[] = remember(readWords, { most: 200, longest: 400 })

function readWords(text: string): readonly Word[] {
  return allMatches(text, WORD).map((match) => ({
    text: match[0],
    stem: wordStem(match[0].replace(/[.#:@'-]+/g, '')),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The stems of a run of words, joined: of the first one, of the first two, and so on. */
export function keysFrom(words: readonly Word[], at: number, most: number): string[] {
  const keys: string[] = []
  for (let length = 0; length < most; length++) {
    const stem = words[at + length]?.stem ?? ''
    keys.push(length === 0 ? stem : `${keys[length - 1]} ${stem}`)
  }
  return keys
}

/** "Last time, less of it" says no Timeless. */
export function areTogether(one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other?.start === one.end + 1
}
