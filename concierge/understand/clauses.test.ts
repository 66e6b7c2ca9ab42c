import { describe, expect, it } from 'vitest'
import { startsAsking } from './asides.ts'
import { clausesOf, cutRunOn } from './clauses.ts'
import { toldShare } from './told-share.ts'

const cut = (clause: string) => cutRunOn(clause, { toldShare, isAsked: startsAsking, least: 0.9 })

describe('the parts of a message', () => {
  it('are what its marks and its laughter set apart', () => {
    expect(clausesOf('roof is leaking lol, do you take cards? my dog says hi')).toEqual([
      'roof is leaking',
      'do you take cards',
      'my dog says hi',
    ])
    expect(clausesOf('my bus is late but do you close at nine')).toEqual(['my bus is late', 'but do you close at nine'])
  })

  it('are cut where a story runs on into a question, or a question into a story', () => {
    expect(cut('my screen is cracked and the kids are yelling what time do you close')).toEqual([
      'my screen is cracked and the kids are yelling',
      'what time do you close',
    ])
    expect(cut('what time do you close my neighbor is mowing his lawn again')).toEqual([
      'what time do you close',
      'my neighbor is mowing his lawn again',
    ])
  })

  it.each([
    'can we camp in the van overnight',
    'is an ounce of willow haze a better value',
    'do you have anything for my sore knees',
    'what do i need to bring when my mom comes along',
  ])('are left whole where all of it is asked: %s', (text) => expect(cut(text)).toEqual([text]))
})
