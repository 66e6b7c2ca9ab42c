import { describe, expect, it } from 'vitest'
import { inOwnWords, inSpanish, staysEnglish } from './house-spanish.ts'

describe('what a profile says again and again, in Spanish', () => {
  it.each([
    [
      'Adults: 2 ounces of flower, 16 grams of concentrate and 800 mg of edibles at one time.',
      'Adultos: 2 onzas de flor, 16 gramos de concentrado y 800 mg de comestibles por compra.',
    ],
    ['1 ounce of flower, or 5 grams of concentrate per day', '1 onza de flor o 5 gramos de concentrado por día'],
    ['Cash, debit card (we add $1.75), and CanPay.', 'Efectivo, tarjeta de débito (comisión de $1.75), y CanPay.'],
    ['We do not take pesos.', 'No aceptamos pesos.'],
    ['1 leaf per $1 spent before tax', '1 leaf por cada $1 antes de impuestos'],
    ['120 points gets you $8 off', '120 puntos dan $8 de descuento'],
    ['At the register or by texting FERN to 55512', 'En la caja o enviando FERN por mensaje al 55512'],
    ['Consular ID (matricula consular) is NOT accepted', 'La matrícula consular mexicana no se acepta'],
  ])('says %s', (told, spanish) => {
    expect(inSpanish(told)).toBe(spanish)
    expect(staysEnglish(told)).toBe(false)
  })

  it('quotes as its own words what no phrase puts into Spanish', () => {
    expect(inOwnWords('No smoking by the fountain.', 'es')).toBe(
      'La tienda lo dice así, por ahora en inglés: "No smoking by the fountain."',
    )
    expect(inOwnWords('No smoking by the fountain.', 'en')).toBe('No smoking by the fountain.')
  })
})
