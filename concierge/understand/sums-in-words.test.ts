import { describe, expect, it } from 'vitest'
import { sumsInFigures } from './sums-in-words.ts'

describe('a sum that is said in words', () => {
  it('is read as its figure from a hundred on', () => {
    const said = [
      ['ounces below two hundred', 'ounces below 200'],
      ['two hundred and fifty mg', '250 mg'],
      ['less than a hundred fifty bucks', 'less than 150 bucks'],
      ['under a hundred and twenty-five', 'under 125'],
      ['oz under one fifty', 'oz under 150'],
      ['dont wanna go past two twenty five', 'dont wanna go past 225'],
      ['a couple hundred bucks on flower', '200 bucks on flower'],
      ['menos de ciento cincuenta', 'menos de 150'],
      ['hasta doscientos dólares', 'hasta 200 dólares'],
    ] as const
    for (const [text, means] of said) expect(sumsInFigures(text), text).toBe(means)
  })

  it('is no time of the day, no count and no dose', () => {
    const left = [
      'are you open past two thirty',
      'can i come around four fifteen',
      'two twenty dollar eighths',
      'a hundred questions',
      'no more than two ten mg gummies',
      'two hundredths',
      'one fifty shades bar',
    ]
    for (const text of left) expect(sumsInFigures(text), text).toBe(text)
  })
})
