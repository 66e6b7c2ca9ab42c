import { describe, expect, it } from 'vitest'
import { intoEnglish } from './glossary.ts'

describe('words of a shop in another language', () => {
  it.each([
    ['ru', 'какой минимальный заказ', 'minimum order'],
    ['ru', 'можно заплатить картой?', 'pay card'],
    ['ru', 'До скольки вы работаете в воскресенье?', 'until what time'],
    ['vi', 'địa chỉ ở đâu', 'address'],
    ['ko', '일요일 몇 시까지 영업하나요', 'until what time'],
    ['ja', 'クレジットカードは使えますか', 'credit card'],
  ] as const)('are read with their marks and letters: %s, %s', (language, text, english) => {
    expect(intoEnglish(text, language)).toContain(english)
  })

  it('leave polite words alone that look like goods without their marks', () => {
    expect(intoEnglish('chào ông, cho tôi hỏi nhé', 'vi')).not.toMatch(/cartridge|mild/)
    expect(intoEnglish('잠시만요', 'ko')).not.toContain('sleep')
  })
})
