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
    ['10% off all drinks and joints', '10% de descuento en bebidas y porros'],
    [
      'Happy hour: Monday to Thursday 3pm to 5pm, 15% off flower',
      'Happy hour: de lunes a jueves de 3pm a 5pm, 15% de descuento en flor',
    ],
    ['21 and over with a valid government photo ID', '21 años o más con identificación oficial vigente'],
  ])('says %s', (told, spanish) => {
    expect(inSpanish(told)).toBe(spanish)
    expect(staysEnglish(told)).toBe(false)
  })

  it.each(['We are at 1200 Veterans Pkwy, Elmer', 'We are at 9 Cash Street', 'Park on Airport Road'])(
    'keeps the name of a street: %s',
    (told) => expect(inSpanish(told)).toBe(told),
  )

  it.each(['21 and over with valid papers', 'Student and teacher day: 10% off (still 21+)'])(
    'knows that %s stays English in part',
    (told) => expect(staysEnglish(told)).toBe(true),
  )

  it('quotes as its own words what no phrase puts into Spanish', () => {
    expect(inOwnWords('No smoking by the fountain.', 'es')).toBe(
      'La tienda lo dice así, por ahora en inglés: "No smoking by the fountain."',
    )
    expect(inOwnWords('No smoking by the fountain.', 'en')).toBe('No smoking by the fountain.')
  })
})
