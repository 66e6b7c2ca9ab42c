import { describe, expect, it } from 'vitest'
import { spanishInPlain } from './spanish-in-plain.ts'

describe('the Spanish of everyday talk in plain words', () => {
  it.each([
    ['gracias, que tengas buen día', 'gracias, have a good day'],
    ['que pasen bonita tarde', 'have a good day'],
    ['¿cuántas onzas puedo comprar?', '¿how many ounces can i buy?'],
    ['cuantos gramos de flor me dejan llevar', 'how many grams can i buy'],
    ['me pueden mandar el pedido a mi casa', 'can you deliver to my house'],
    ['pueden traerme algo a domicilio', 'can you deliver to my house'],
    ['se puede fumar ahi afuera', 'can i smoke outside there in the parking lot'],
    ['se puede pagar con tarjeta de crédito?', 'can i pay with credit card?'],
    ['aceptan tarjeta de debito y cuanto cobran', 'do you take debit card and what is the fee'],
    ['aceptan licencia vencida', 'do you accept expired license'],
    ['puedo entrar con mi pasaporte mexicano', 'can i come in with my mexican passport'],
    ['vivo en Nogales, puedo comprar ahi?', 'i live in nogales, can i buy there?'],
    ['puedo pedir por internet', 'can i order online'],
    ['cuanto tarda mi orden en estar lista', 'how soon is a pickup order ready'],
    ['cuanto tiempo guardan mi pedido', 'how long do you hold my order'],
    ['que vendedor viene el 14 de junio', 'which vendor comes june 14'],
    ['mi cartucho salio malo que hago', 'my cart doesnt work que hago'],
    ['la pluma ya no prende', 'my pen doesnt work'],
    ['hay que hacer cita?', 'do i need an appointment?'],
    ['me dieron el producto equivocado', 'i got the wrong product'],
    ['puedo usar mi INE', 'can i use my mexican id'],
    ['puedo tomar fotos adentro', 'can i take photos adentro'],
    ['tienen servicio al carro', 'do you have curbside'],
    ['me regalan una muestra', 'do you give free samples'],
    ['puedo pagar con el celular', 'can i pay with my phone'],
    ['hay fila?', 'how busy is it right now?'],
    ['puedo pasar con mi mochila', 'can i bring my backpack in'],
    ['cumplo 60, hay descuento?', 'tengo 60 anos, hay descuento?'],
    ['hay 2x1?', 'any bogo deals?'],
    ['hacen precio especial si llevo varios', 'do you give a bulk discount'],
    ['entregan en hoteles?', 'do you deliver to hotels?'],
    ['hay lugar para discapacitados', 'is there handicap parking'],
    ['desde cuando estan abiertos', 'how long have you been in business'],
    ['tienen pruebas de laboratorio', 'do you have lab results'],
  ])('asks the shop: %s', (said, plain) => {
    expect(spanishInPlain(said).trim()).toBe(plain)
  })

  it.each([
    ['pipas de vidrio', 'glass pipes'],
    ['papel pa forjar', 'rolling papers'],
    ['papelitos para rolar', 'rolling papers'],
    ['paleta', 'lollipop'],
    ['gomitas que pican', 'gomitas spicy'],
    ['gomitas picositas', 'gomitas spicy'],
    ['una pluma con sabor a fruta', 'una pluma fruity'],
    ['cremita que no ponga high', 'crema that doesnt get you high'],
    ['algo que no me tumbe', 'algo that doesnt knock me out'],
    ['algo para mi tia que nunca ha probado', 'algo para mi tia primera vez'],
    ['con 25 de lana que me das', 'under $25 que me das'],
    ['tengo 40 de feria', 'under $40'],
    ['tienen resina viva', 'tienen live resin'],
    ['recargas para mi pluma', 'cartuchos'],
    ['bueno, la jamaica cuanto', 'bueno, cuanto cuesta la jamaica'],
    ['el vape de guava, en cuanto sale?', 'el vape de guava, cuanto cuesta?'],
    ['blunts ya forjados', 'blunts'],
    ['una onza barata para rolar', 'una onza barata'],
    ['algo fuertecito pa la noche', 'algo fuerte pa la noche'],
    ['algo leve pa el dia', 'algo suave pa el dia'],
    ['comestibles que no sean dulces', 'comestibles not sweet'],
    ['chocolate con leche', 'milk chocolate'],
    ['gotas sublinguales', 'tinturas'],
    ['el gallo mas barato', 'el preroll mas barato'],
    ['cuanto dura un cartucho de 1 gramo', 'how long does a vape cart last'],
  ])('wishes for goods: %s', (said, plain) => {
    expect(spanishInPlain(said).trim()).toBe(plain)
  })

  it.each([
    ['y cuánto me tomo?', 'whats a good first dose'],
    ['y tiene nueces?', 'does it have nuts'],
    ['cuanto espero para comer otra', 'how long should i wait before eating another edible'],
    ['de que sabores', 'what flavors'],
    ['esas tienen gluten?', 'does it have gluten'],
    ['ok dame dos', 'ill take 2'],
    ['me la apartas?', 'can you hold it for me'],
  ])('asks of what stood: %s', (said, plain) => {
    expect(spanishInPlain(said).trim()).toBe(plain)
  })

  it.each([
    'Do you have Pineapple Express in stock?',
    'paletas de hielo',
    'quiero flor de 40 dólares',
    'trabajar ahi con ustedes',
    'cuanto cuesta la onza',
    'a que hora abren el 4',
    'plumas de 1 gramo',
    'tengo 45 años',
    'La Paloma 1g cart',
    'quiero dos cartuchos de indica',
    'chocolate',
    'dame algo fuerte',
    'gotas de cbd',
    'hacen entregas en domingo',
    'hay cola de caballo?',
    'tengo mi licencia vencida pero traigo mi pasaporte',
  ])('leaves as it was: %s', (said) => {
    expect(spanishInPlain(said)).toBe(said)
  })
})
