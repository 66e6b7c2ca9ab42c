import { WEEKDAYS } from '#contract/store-profile.ts'
import { type Language, weekdayName } from './wording.ts'

/** What store profiles say again and again, in Spanish. Names and sentences of the shop's own making stay as they are. */
const TERMS: readonly (readonly [string, string])[] = [
  [
    'consular ids?(?: cards?)? \\(matr[ií]cula(?: consular)?\\) (?:is|are) not accepted',
    'la matrícula consular no se acepta',
  ],
  ['mexican passports?', 'pasaporte mexicano'],
  ['us military (?:ids?|identification)(?: ok(?:ay)?)?', 'identificación militar de EE. UU.'],
  ['(\\d+) and (?:over|up|older)(?= with an? valid)', '$1 años o más'],
  ['valid government(?:[- ]issued)? (?:photo )?ids?', 'identificación oficial vigente'],
  ['we do(?:n.?t| not) (?:take|accept)', 'no aceptamos'],
  ['we (?:take|accept)', 'aceptamos'],
  ['no pictures on your phone', 'ni fotos en el teléfono'],
  ['no expired ids?', 'sin identificación vencida'],
  ['we add (\\$[\\d.]+)', 'comisión de $1'],
  ['and (canpay|apple pay|google pay|venmo|zelle)', 'y $1'],
  ['1 (?:ounce|oz) of (?:cannabis )?flower', '1 onza de flor'],
  ['([\\d.,/]+) (?:ounces?|oz) of (?:cannabis )?flower', '$1 onzas de flor'],
  ['([\\d.,/]+) (?:ounces?|oz)(?: \\((\\d+ ?g)(?:rams)?\\))? of concentrates?', '$1 onzas ($2) de concentrado'],
  ['([\\d.,/]+) (?:grams?|g) of (?:cannabis )?flower', '$1 gramos de flor'],
  ['([\\d.,/]+) (?:grams?|g) of (?:cannabis )?concentrates?', '$1 gramos de concentrado'],
  ['([\\d.,]+) ?mg (?:of )?thc in edibles', '$1 mg de THC en comestibles'],
  ['([\\d.,]+) ?mg of edibles', '$1 mg de comestibles'],
  ['([\\d.,/]+) (?:ounces?|oz) (?:over|in|per|every) (\\d+) days', '$1 onzas cada $2 días'],
  ['at one time', 'por compra'],
  ['(?:per|a|each) day', 'por día'],
  ['adults?(?: use)?(?=:)', 'adultos'],
  ['(\\d+) (?!points? )(\\p{L}+) per \\$(\\d+)(?: spent)? before tax', '$1 $2 por cada $$$3 antes de impuestos'],
  ['(\\d+) points? (?:for|per) (?:each|every|a|the)? ?dollar(?: spent)?', '$1 punto por cada dólar'],
  ['(\\d+) points? (?:gets?(?: you)?|(?:is|are) worth) (\\$[\\d.]+)(?: off)?', '$1 puntos dan $2 de descuento'],
  ['(?:inside )?by the door', 'junto a la puerta'],
  ['punch card style', 'como tarjeta de sellos'],
  ['sign up with your phone number', 'inscríbete con tu número de teléfono'],
  ['at the (?:register|counter)', 'en la caja'],
  ['by text(?: message)?', 'por mensaje de texto'],
  ['by texting (\\p{L}+) to ([\\d() -]*\\d)', 'enviando $1 por mensaje al $2'],
  [
    "(?:a )?(?:foreign|non[- ]us|international) driver(?:'?s)? licen[cs]es?(?: alone)?",
    'licencia de conducir extranjera',
  ],
  ["(?:a )?us driver(?:'?s)? licen[cs]es?", 'licencia de conducir de EE. UU.'],
  ['passports?,? (?:(?:of|from) )?\\(?any country\\)?', 'pasaporte de cualquier país'],
  ['passport cards?', 'tarjeta de pasaporte'],
  ['without (?:a |your )?passports?', 'sin pasaporte'],
  ["(?:a )?(?:valid )?driver(?:'?s)? licen[cs]es?", 'licencia de conducir'],
  ['from any (?:us )?state', 'de cualquier estado'],
  ['mexican consular cards? \\(matr[ií]cula(?: consular)?\\)', 'matrícula consular'],
  ['consular ids? \\(matr[ií]cula(?: consular)?\\)', 'matrícula consular'],
  ['photos of (?:an )?ids?', 'foto de una identificación'],
  ['state (?:id|identification)(?: cards?)?', 'identificación estatal'],
  ['(?:us )?military (?:id|identification)', 'identificación militar'],
  ['us or foreign passports?', 'pasaporte de EE. UU. o extranjero'],
  ['(?:foreign|international) passports?', 'pasaporte extranjero'],
  ['passports?', 'pasaporte'],
  ['tribal ids?(?: cards?)?', 'identificación tribal'],
  ['(?:student|school) ids?(?: cards?)?', 'identificación de estudiante'],
  ['permanent resident cards?', 'tarjeta de residente permanente'],
  ['(?:mexican )?matr[ií]culas? consular(?:es)?|mexican consular ids?', 'matrícula consular mexicana'],
  ['temporary (?:paper )?licen[cs]es?', 'licencia provisional en papel'],
  [
    'photo of (?:an |your )?ids? or (?:an? )?(?:mobile|digital) ids?(?: apps?)?',
    'foto de una identificación o identificación digital',
  ],
  ['(?:mobile|digital) ids?(?: apps?)?', 'identificación digital'],
  ['with (?:a )?photo and (?:birth ?date|date of birth)', 'con foto y fecha de nacimiento'],
  ['with (?:a )?photo', 'con foto'],
  ['horizontal or vertical', 'horizontal o vertical'],
  ['(?:per|a|each) (?:purchase|transaction)', 'por compra'],
  ['rounded up to the next \\$(\\d+)', 'redondeado a los $$$1 siguientes'],
  ['change (?:is )?given in cash', 'cambio en efectivo'],
  ['(?:charged )?in \\$(\\d+) steps', 'en múltiplos de $$$1'],
  ['pay from your bank account by app', 'desde tu cuenta bancaria con la app'],
  ['last order', 'último pedido'],
  ['mexican consular cards?', 'matrícula consular mexicana'],
  ['consular ids?(?: cards?)?', 'identificación consular'],
  ['consul(?:ate|ar) (?:id )?cards?', 'tarjeta consular'],
  ['temporary (?:paper )?ids?', 'identificación provisional en papel'],
  ['expired ids?', 'identificación vencida'],
  ['(?:phone )?photo(?:s)?(?: or photocopy)? of (?:an |your )?ids?', 'foto de una identificación'],
  ['photo ids?', 'identificación con foto'],
  ['any (?:us )?state', 'de cualquier estado'],
  ['any country', 'de cualquier país'],
  ['credit cards?', 'tarjetas de crédito'],
  ['debit cards?', 'tarjeta de débito'],
  ['(\\$[\\d.]+) fee', 'comisión de $1'],
  ['no fee', 'sin comisión'],
  ['(?:personal )?checks', 'cheques'],
  ['cash(?! app)', 'efectivo'],
  ['crypto(?:currenc(?:y|ies))?', 'criptomonedas'],
  ['without (?:a )?photo', 'sin foto'],
  ['gift cards?', 'tarjetas de regalo'],
  ['(\\d+ ?%) off (?:the |your )?whole order', '$1 de descuento en todo el pedido'],
  ['(\\d+ ?%) off one item', '$1 de descuento en un artículo'],
  ['(\\d+ ?%) off storewide', '$1 de descuento en toda la tienda'],
  ['(\\d+ ?%) off everything', '$1 de descuento en todo'],
  ['(\\d{1,2}(?::\\d\\d)? ?[ap]m) (?:to|until|-) (\\d{1,2}(?::\\d\\d)? ?[ap]m)', 'de $1 a $2'],
  ['(\\d+ ?%) off', '$1 de descuento en'],
  ['(?:any ?time )?(?:in|during|of) your birthday week', 'en la semana de tu cumpleaños'],
  ['(?:any ?time )?(?:in|during|of) your birthday month', 'en el mes de tu cumpleaños'],
  ['on your birthday', 'en tu cumpleaños'],
  ['(?:first[- ]time (?:guests?|customers?|shoppers?|visitors?|patients?)|first visit)', 'primera visita'],
  ['military and veterans', 'militares y veteranos'],
  ['veterans?(?: and (?:active )?military)?', 'veteranos'],
  ['seniors? (\\d+)(?:\\+| and (?:up|over|older))', 'mayores de $1'],
  ['seniors?', 'personas mayores'],
  ['students?', 'estudiantes'],
  ['industry workers?', 'trabajadores del sector'],
  ['medical patients?', 'pacientes médicos'],
  ['patients?', 'pacientes'],
  ['teachers?', 'maestros'],
  ['nurses?', 'enfermeros'],
  ['health ?care (?:workers?|staff)', 'personal de salud'],
  ['first responders?', 'personal de emergencias'],
  ['(?:guests?|shoppers?|customers?) (\\d+)(?:\\+| (?:and|or) (?:up|over|older))', 'clientes de $1 años o más'],
  ['active duty', 'militares en activo'],
  ['(?:work|employee|staff) (?:ids?|badges?)', 'identificación de trabajo'],
  ['(?:school|college) badges?', 'identificación de estudiante'],
  ['with (?:a )?(?:proof of service|valid id|id)', 'con comprobante'],
  [
    '(?:discounts|deals|offers) (?:do not|don.t|cannot be|can.t be|may not be) (?:stack|stacked|combined)',
    'los descuentos no se combinan',
  ],
  ['(?:only )?one discount (?:per|a) item', 'un solo descuento por artículo'],
  ['(?:only )?one discount (?:per|a) (?:order|purchase)', 'un solo descuento por compra'],
  ['(?:only )?one discount (?:per|a) visit', 'un descuento por visita'],
  ['sale items are (?:excluded|left out|not included)', 'los artículos en oferta no participan'],
  ['the (?:best|larger|largest|bigger|biggest|better) (?:one )?applies', 'se aplica el mejor'],
  ['points may be used on top', 'además se pueden usar puntos'],
  ['with (?:the|a) receipt', 'con el recibo'],
  ['within (\\d+) days', 'en un plazo de $1 días'],
  ['no returns(?: or refunds)? on (?:opened )?cannabis(?: products)?', 'no hay devoluciones de cannabis'],
  ['about an hour', 'alrededor de una hora'],
  ['(\\d+) (?:business )?hours?', '$1 horas'],
  ['(\\d+) minutes?', '$1 minutos'],
  ['hotels on the strip', 'hoteles del Strip'],
  ['hotels', 'hoteles'],
  ['gaming properties', 'propiedades de juego'],
  ['parks', 'parques'],
  [
    'airports?(?! (?:boulevard|blvd|roads?|rd|way|ave|avenue|drive|dr|street|st|parkway|pkwy|highway|hwy)(?![\\p{L}]))',
    'aeropuerto',
  ],
  ['offices with a front desk', 'oficinas con recepción'],
  ['schools', 'escuelas'],
  ['motels', 'moteles'],
  ['campgrounds|campsites', 'campamentos'],
  ['vacation rentals', 'alquileres vacacionales'],
  ['state park land', 'parques estatales'],
  ['(\\d+) points? per \\$(\\d+)(?: spent)?', '$1 punto por cada $$$2'],
  ['(\\d+) points? = (\\$[\\d.]+) off', '$1 puntos = $2 de descuento'],
  ['(\\$[\\d.]+) off(?! (?:the|your|an?|all|one)(?![\\p{L}\\p{N}]))', '$1 de descuento'],
  ['no minimum order', 'sin pedido mínimo'],
  ['minimum order', 'pedido mínimo'],
  ['no delivery fee', 'sin costo de entrega'],
  ['delivery fee', 'costo de entrega'],
  ['free over', 'gratis desde'],
  ['(\\d+) to (\\d+)', 'de $1 a $2'],
  ['dorms|dormitories', 'residencias universitarias'],
  ['casinos', 'casinos'],
  ['not allowed', 'no está permitido'],
  ['behind the building', 'detrás del edificio'],
  ['in front of the (?:store|shop|building)', 'delante de la tienda'],
  ['(?<=[ap]m, )(?:daily|every day)', 'todos los días'],
  ['edibles', 'comestibles'],
  ['concentrates', 'concentrados'],
  ['tinctures', 'tinturas'],
  ['topicals', 'tópicos'],
  ['accessories', 'accesorios'],
  ['cartridges', 'cartuchos'],
  ['english', 'inglés'],
  ['spanish', 'español'],
]

const PATTERNS: readonly (readonly [RegExp, string])[] = TERMS.map(([source, spanish]) => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
  `\u0001${spanish}\u0002`,
])

/** "Tuesday to Saturday"; a day by itself may be part of a name ("Mellow Monday"). */
const DAY_RANGE = new RegExp(`\\b(${WEEKDAYS.join('|')})s? (?:to|through|thru) (${WEEKDAYS.join('|')})s?\\b`, 'gi')

/** "Tuesday to Sunday (no delivery on Monday)". */
const NONE_ON = new RegExp(`\\bno deliver(?:y|ies) (?:on )?(${WEEKDAYS.join('|')})s?\\b`, 'gi')

/** What a deal may be on, as both languages call it. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    flower: 'flor',
    drinks: 'bebidas',
    joints: 'porros',
    prerolls: 'pre-rolls',
    'pre-rolls': 'pre-rolls',
    vapes: 'vapes',
    carts: 'cartuchos',
    cartridges: 'cartuchos',
    edibles: 'comestibles',
    gummies: 'gomitas',
    concentrates: 'concentrados',
    dabs: 'dabs',
    ounces: 'onzas',
    eighths: 'octavos',
    topicals: 'tópicos',
    tinctures: 'tinturas',
    accessories: 'accesorios',
  }),
)

/** "10% off all drinks and joints". */
const OFF_KINDS = new RegExp(
  `(\\d+ ?%) off(?: all)? (${[...KINDS.keys()].join('|')})(?:(?: and| &) (${[...KINDS.keys()].join('|')}))?(?![\\p{L}-])`,
  'giu',
)

function spanishDay(said: string): string {
  const day = WEEKDAYS.find((name) => name === said.toLowerCase())
  return day === undefined ? said : weekdayName(day, 'es')
}

/** Words that are left in a text of which only a part could be put into Spanish. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|with|of|for|only|are|is|on|off|per|an|(?<!(?:^|\s)de \S{1,14} )a|to|cannot|not|or|at|in|by|from|your|our|you|we|must|when|if|unused|after|before|every|until|has|have|please|next|public|this|that|does|do|still)(?!\p{L})/iu

/** True when a text of the profile is English in Spanish too. */
export function staysEnglish(text: string): boolean {
  return ENGLISH.test(inSpanish(text))
}

/** What the shop wrote in English and is quoted as such, and the name of a street: it is told as it stands. */
const QUOTED =
  /("[^"]+"|(?:\d+ )?(?:\p{Lu}[\p{L}'.]* ){1,4}(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Way|Parkway|Pkwy|Highway|Hwy|Lane|Ln|Court|Ct)(?![\p{L}]))/u
/** Two phrases of the profile side by side: "teachers and nurses". */
const JOINED = /(?<=\u0002),? (and|&|or) (?=\u0001)/gi
const HELD = /\bwith (?:an? |your |their |the )?(?=\u0001)/gi
const MARKS = /[\u0001\u0002]/g

/** A reply with the stock phrases of the profile put into Spanish. */
export function inSpanish(text: string): string {
  return text
    .split(QUOTED)
    .map((part, at) => (at % 2 === 1 ? part : translated(part)))
    .join('')
}

/** A line of the shop's own that no phrase puts wholly into Spanish ("25% off with a union card"), quoted in the English it was written in. */
export function whole(line: string): string {
  return staysEnglish(line) ? `"${line.replace(/[.]+$/, '')}"` : line
}

/** A sentence of the shop's own as one who speaks Spanish is told it: quoted as such where no phrase puts it into Spanish. */
export function inOwnWords(line: string, language: Language): string {
  return language === 'es' && staysEnglish(line) ? `La tienda lo dice así, por ahora en inglés: "${line}"` : line
}

function translated(text: string): string {
  let spoken = text.replace(
    DAY_RANGE,
    (_whole, from: string, to: string) => `de ${spanishDay(from)} a ${spanishDay(to)}`,
  )
  spoken = spoken.replace(OFF_KINDS, (_whole, off: string, first: string, second?: string) => {
    const kinds = [first, second].flatMap((kind) => KINDS.get(kind?.toLowerCase() ?? '') ?? [])
    return `${off} de descuento en ${kinds.join(' y ')}`
  })
  spoken = spoken.replace(NONE_ON, (_whole, day: string) => `sin entregas el ${spanishDay(day)}`)
  for (const [pattern, spanish] of PATTERNS) spoken = spoken.replace(pattern, spanish)
  return spoken
    .replace(JOINED, (_whole, word: string) => (word === 'or' ? ' o ' : ' y '))
    .replace(HELD, 'con ')
    .replace(MARKS, '')
    .replace(/\bUU\.\.(?!\.)/g, 'UU.')
    .replace(/ de descuento en(?=[.;,)]|$| con )/g, ' de descuento')
    .replace(
      /(^|(?<!UU)[.!?] )(\p{Ll})/gu,
      (_whole, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    )
}
