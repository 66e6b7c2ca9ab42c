import { describe, expect, it } from 'vitest'
import { readRatio } from './read-ratio.ts'

describe('readRatio', () => {
  it('reads proportions as they are written and as they are spoken', () => {
    expect(readRatio('cbd gummies , like 10 to 1 or 20 to 1', true).asked.ratios).toEqual(['10:1', '20:1'])
    expect(readRatio('twenty to one cbd', false).asked.ratios).toEqual(['20:1'])
    expect(readRatio('1 to 1 gummies', true).asked.ratios).toEqual(['1:1'])
    expect(readRatio('a 2:1:1 or a 1:1', false).asked.ratios).toEqual(['2:1:1', '1:1'])
    expect(readRatio('twice as much cbd as thc', false).asked).toEqual({ ratios: ['2:1'], cbdRich: true })
    expect(readRatio('equal parts thc and cbd', false).asked).toEqual({ ratios: ['1:1'], cbdRich: false })
  })

  it('tells what is refused from what is asked for', () => {
    expect(readRatio('a tincture that isnt 1:1', true)).toEqual({
      asked: { ratios: [], cbdRich: false },
      refused: ['1:1'],
    })
    expect(readRatio('not 1:1 , the 2:1', true).asked.ratios).toEqual(['2:1'])
  })

  it('takes no hour for a proportion', () => {
    for (const text of ['are you open 10 to 1', 'there at 10:30 , is that ok', 'one to one help please'])
      expect(readRatio(text, false).asked.ratios, text).toEqual([])
  })

  it('hears that there is to be more CBD than THC', () => {
    for (const text of [
      'way more cbd than thc',
      'mostly cbd with a little thc',
      'less thc than cbd',
      'a cbd dominant flower',
      'high in cbd and low in thc',
      'low thc high cbd',
      'lots of cbd , barely any thc',
    ])
      expect(readRatio(text, false).asked.cbdRich, text).toBe(true)
    for (const text of ['cbd gummies', 'more thc than cbd', 'as much cbd as thc', 'more cbd products'])
      expect(readRatio(text, false).asked.cbdRich, text).toBe(false)
  })
})
