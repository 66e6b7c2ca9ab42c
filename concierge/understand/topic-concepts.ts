/** Words that stand for one thing where it matters what a message is about; a word is in one group alone. */
const GROUPS: Readonly<Record<string, string>> = {
  OPEN: 'open close closed shut lock unlock opening closing opener abren abre cierran abierto cerrado',
  COME: 'come swing stop slide roll pull visit arrive drive walk stroll enter',
  TIME: 'hour hours late early earlier later schedule time midnight noon lunch latest earliest cutoff am pm clock #clock horario hora',
  DAY: 'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight weekend evening morning afternoon night hoy manana lunes martes miercoles jueves viernes sabado domingo',
  HOLIDAY:
    'holiday christmas thanksgiving easter eve juneteenth halloween dec december jan january july nov november memorial labor navidad 420',
  STAFF:
    'manager person human budtender someone somebody worker crew employee staff supervisor agent representative lady guy cashier clerk owner',
  PERSON:
    'marcus kayla dana luis priya tasha andre jess jessie steve ron nick kevin brian mike michael chris matt josh dave david dan daniel danny john johnny james rob robert bob bobby tom tim jim jimmy joe joey jose juan carlos maria ana anna sofia elena rosa ashley jessica jennifer jen jenny amy emily emma olivia mia hannah sarah sara megan lauren rachel kelly kim lisa karen susan linda patricia barbara nancy debbie tony anthony vince eddie frank george greg jeff scott eric erica ryan kyle tyler brandon justin devon darnell jamal malik omar ahmed raj amit diego miguel pedro rafael hector javier alejandro gabriel gabe nate nathan ethan noah liam logan dylan zach zack alex alexis taylor morgan riley avery quinn sydney brooke paige natalie nicole nikki vanessa veronica monica tiffany brittany courtney danielle michelle stephanie heather beth becky cindy tina gina tanya tonya latoya keisha aaliyah imani zoe chloe ella ava theo leo oscar felix ivan olga natasha delphine margo curtis beverly dolores gladys walter harold earl lester dwayne dre trey deshawn bianca camila valeria lucia carmen teresa rita gloria norma sheila janet judy carol diane donna wanda marge phil philip doug craig keith kurt todd neil ian sean shawn shane wes wesley trevor travis troy randy rick ricky terry jerry larry barry harry henry hank pete peter paul pablo victor vic stan stuart simon seth roger ralph sam samantha ben benny adam andy andrew katie kate katherine cathy laura maya nina jasmine tori vicky lena leah marisol ximena esteban mateo emilio raul ramon ruben',
  PLASTIC:
    'visa amex card debit credit venmo cashapp zelle paypal discover mastercard canpay crypto check checks cash atm plastic tarjeta efectivo',
  PAY: 'pay payment swipe tap tip charge pagar aceptan',
  ORDER: 'order pedido package delivery parcel purchase reservation preorder',
  DRIVER: 'driver drivers courier runner',
  BRING: 'deliver bring drop send ship domicilio entregas',
  CHANGE: 'change swap switch add remove cancel edit modify update replace exchange trade fix forgot cancelar agregar',
  BACK: 'return refund back warranty guarantee money-back devolver',
  BROKEN: 'broke broken dead died defective faulty clogged clog leak leaked leaking dud junk blink blinking burnt',
  DEVICE: 'battery pen cart cartridge vape disposable pod charger device hardware',
  CLOTHES: 'shirt tee hoodie hat cap sweatshirt sock beanie',
  WRONG:
    'wrong missing shorted short rude attitude dry stale moldy dust overcharged twice harsh seedy unfriendly unacceptable disappointed',
  FOOD: 'pizza burger taco restaurant recipe cook bake dinner chicken grocery',
  WORLD:
    'weather game score team won win movie song president election poem essay homework math stock capital translate flight hotel novel news lottery football baseball basketball hockey soccer playoff museum ferry taxi horoscope fertilizer',
  HOUSE: 'garage house yard lawn kitchen chore laundry clean cleaning',
  VEHICLE: 'car truck rv camper trailer motorhome van boat motorcycle bike bicycle vehicle whip',
  PLACE:
    'address street road downtown neighborhood exit highway corner mall plaza direction directions gps map located location interstate',
  PARK: 'park parking lot garage meter spot spots spaces estacionamiento',
  ANIMAL: 'dog puppy pup cat pet doggo lab animal perro',
  MOBILITY:
    'wheelchair walker cane crutches scooter stairs step ramp elevator handicapped handicap disabled blind deaf chair bench',
  TOILET: 'restroom bathroom toilet bano',
  RECYCLE: 'recycle recycling empty empties jar jars container tube bottle',
  IDDOC: 'id license passport identification identity identificacion pasaporte',
  AGED: 'kid kids child baby son daughter teenager teen minor 18 19 20 toddler grandson granddaughter nephew niece',
  RELATIVE:
    'mom dad mother father wife husband boyfriend girlfriend sister brother friend buddy cousin aunt uncle grandma grandpa roommate boss neighbor',
  GROUP:
    'veteran vet senior student nurse military army navy marine teacher patient caregiver industry retired firefighter employee elderly veteranos mayores',
  OFF: 'discount deal special promo promotion sale coupon bogo bargain off cheaper save oferta descuento reduction',
  POINTS: 'point points reward rewards loyalty member membership tier level stamp club miles star puntos',
  LIMIT: 'limit max maximum cap allowed legally cutoff permitted',
  TAX: 'tax taxes otd impuestos',
  SMOKE: 'smoke toke consume blaze spark light fumar lounge',
  WORK: 'job hiring hire apply application resume career employment vacancy opening openings contratando',
  GIFT: 'gift gifts certificate',
  TONGUE:
    'spanish french mandarin chinese portuguese polish russian german korean espanol vietnamese arabic tagalog bosnian somali hmong farsi hindi urdu italian japanese armenian ukrainian haitian creole greek thai punjabi asl nepali swahili amharic khmer lao hebrew turkish yiddish czech romanian navajo cantonese persian filipino bengali gujarati serbian croatian hungarian dutch swedish',
  EXPLAIN: 'mean means difference explain meaning versus vs define diferencia significa',
  LORE: 'terpene terp decarb kief rosin resin thca thcv cbn cbg distillate entourage solventless badder budder shatter sauce infused diamonds coa crystals trichomes hash rso',
  TYPE: 'indica sativa hybrid',
  GOODS:
    'flower bud eighth ounce zip gummy gummie edible preroll joint blunt tincture topical chocolate drink mint concentrate wax dab flor gomita porro weed strain carts vapes lighter papers grinder bong pipe cream salve capsule',
  MOOD: 'sleep relax energy focus creative happy calm giggly chill unwind euphoric social dormir mellow gentle mild strong',
  BOT: 'bot robot machine computer ai automated chatbot',
  HELLO: 'hi hey hello hola morning yo sup howdy greetings',
  THANKS: 'thanks thank gracias bye goodbye appreciate cheers',
  CALL: 'phone number call email text website instagram insta facebook contact telephone telefono correo',
  PICKUP: 'pickup pick collect grab reserve hold curbside window ready through fetch recoger ventanilla',
  [`MENU`]: 'xname',
}

/** The group of a word. */
export const TOPIC_CONCEPTS: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, words]) => words.split(/\s+/).map((word): [string, string] => [word, group])),
)
