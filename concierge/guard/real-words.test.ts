import { describe, expect, it } from 'vitest'
import { CONCEPTS } from '#concierge/lexicon-safety/concepts.ts'
import { readMessage } from './read-message.ts'
import { REAL_WORDS } from './real-words.ts'

const conceptsOf = (text: string): readonly string[] => readMessage(text).concepts

describe('an everyday word one letter from a grave one', () => {
  it.each([
    ['its pouring outside', 'SELF_HARM'],
    ['soaking in the tub', 'ACUTE'],
    ['slurping noodles', 'ACUTE'],
    ['diving off the dock', 'DRIVE'],
    ['my halloween costume', 'INGEST'],
    ['a sore forearm', 'WEAPON'],
    ['how do people avoid overdoing it', 'ALARM'],
    ['a few joints for me and my roomies', 'HARD_DRUG'],
    ['an easily dosable tincture', 'IGNORE'],
  ])('is read as it stands: %s', (text, concept) => {
    expect(conceptsOf(text)).not.toContain(concept)
  })

  it.each([
    ['i keep pruging after dinner', 'SELF_HARM'],
    ['he is shakking', 'ACUTE'],
  ])('and a slip of a grave word is still that word: %s', (text, concept) => {
    expect(conceptsOf(text)).toContain(concept)
  })

  it('is listed only where the lexicon itself does not hold it', () => {
    const held = new Set(
      Object.values(CONCEPTS)
        .flatMap((list) => list.split(/[,\n]/))
        .map((entry) => entry.trim()),
    )
    expect(
      REAL_WORDS.trim()
        .split(/\s+/)
        .filter((word) => held.has(word)),
    ).toEqual([])
  })
})

describe('what one cannot stand', () => {
  it.each(["she can't stand anything sour", 'i cant stand mint', 'we cannot stand the smell', "couldn't stand coffee"])(
    'is a taste: %s',
    (text) => {
      expect(conceptsOf(text)).not.toContain('ACUTE')
    },
  )

  it.each(["took 50 mg and i can't stand up", 'she ate one and she can not stand', 'ate two and i cant stand or talk'])(
    'is a body that gives way: %s',
    (text) => {
      expect(conceptsOf(text)).toContain('ACUTE')
    },
  )
})
