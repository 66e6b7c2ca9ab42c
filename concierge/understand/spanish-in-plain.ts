import { foldText } from './fold-text.ts'
import { type Rewriting, rewrite } from './rewrite.ts'

const FOR = "(?:para|pa'?)"
const CAN = '(?:(?:me |se |nos )?(?:puedo|puede|pueden|podemos|podria|podriamos|dejan|permiten))'
const ROLL = '(?:forjar|rolar|enrolar|ponchar|liar|armar|enrollar)'
const MONTHS: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const MONTHS_EN: readonly string[] =
  'january february march april may june july august september october november december'.split(' ')

/** What is asked of the shop in the Spanish of Mexico, the Southwest and the Caribbean, in the plain English that such questions are read by. */
const OF_THE_SHOP: readonly Rewriting[] = [
  [
    /\bque (?:tengas?|tengan|pases?|pasen) (?:un |una )?(?:muy )?(?:buena?|bonit[oa]|lind[oa]|feliz|excelente) \p{L}+/gu,
    'have a good day',
    /\bque (?:ten|pas)/,
  ],
  [
    new RegExp(
      `\\bcuant([ao])s? (onzas|gramos|flor|mota|hierba|yerba|gomitas)(?: de \\p{L}+)? (?:yo )?(?:${CAN} |me |se )+(?:comprar|llevar)\\p{L}*`,
      'gu',
    ),
    (_whole, _ending, unit = '') => `how many ${unit === 'onzas' ? 'ounces' : 'grams'} can i buy`,
    /\bcuant/,
  ],
  [
    new RegExp(
      `\\b${CAN} (?:yo )?(?:mandar|enviar|traer|llevar|entregar)(?:me|nos|lo|la)* (?:(?:el|mi|la|un|una|lo|mis|algo|unas?) (?:\\p{L}+ )?)?(?:hasta |a |en )+(?:mi |la )?(?:casa|domicilio|depa\\p{L}*|apartamento|departamento)\\b`,
      'gu',
    ),
    'can you deliver to my house',
    /mandar|enviar|traer|llevar|entregar/,
  ],
  [
    /\b(?:hacen|tienen|dan|hay) (?:(?:servicio|entregas?|envios?|reparto) )?a domicilio\b/g,
    'do you deliver',
    /domicilio/,
  ],
  [
    new RegExp(
      `\\b(?:${CAN}|donde|se vale)(?: ${CAN})? (?:fumar|vapear|prender|quemar|consumir)(?: \\p{L}+){0,3}? (?:afuera|fuera|en el (?:estacionamiento|parqueo|parking|carro|coche)|en la calle|en publico)\\b`,
      'gu',
    ),
    'can i smoke outside there in the parking lot',
    /fumar|vapear|prender|quemar|consumir/,
  ],
  [/\btarjetas? (?:bancarias?|de debito)\b/g, 'debit card', /tarjeta/],
  [/\btarjetas? de credito\b/g, 'credit card', /tarjeta/],
  [
    new RegExp(
      `\\b${CAN} pagar (?:con|en) (?:la |mi |una |mi )?(?=(?:credit|debit) card|apple|google|venmo|zelle|cash ?app|cheque|tarjeta)`,
      'g',
    ),
    'can i pay with ',
    /pagar/,
  ],
  [
    /\b(?:aceptan|aceptas|toman|agarran|reciben|cogen) (?:pagos? con |la |las )?(?=(?:credit|debit) card|apple|google|venmo|zelle|cash ?app)/g,
    'do you take ',
    /\b(?:acep|tom|agarr|recib|cog)/,
  ],
  [/(?<=card,? )y cuanto cobran\b/g, 'and what is the fee', /cobran/],
  [
    /\b(?:aceptan|toman|agarran|reciben|sirve|vale)(?: (?:la|el|mi|una|un))? (?=(?:licencia|identificacion|id|pasaporte|credencial) (?:vencid|expirad|caducad))/g,
    'do you accept ',
    /vencid|expirad|caducad/,
  ],
  [
    /\b(?:licencia|identificacion|id|pasaporte|credencial) (?:vencid|expirad|caducad)[oa]\b/g,
    'expired id',
    /vencid|expirad|caducad/,
  ],
  [
    new RegExp(
      `\\b(?:${CAN} (?:entrar|pasar|comprar|ir)|aceptan|sirve|vale)(?: (?:alli?|ahi|aqui))? (?:con )?(?:(?:el|mi|un) )?pasaporte (mexicano|extranjero|venezolano|cubano|colombiano|dominicano|espanol)`,
      'g',
    ),
    (_whole, whose = '') => `can i come in with my ${whose === 'mexicano' ? 'mexican' : 'foreign'} passport`,
    /pasaporte/,
  ],
  [
    new RegExp(
      `\\b(?:vivo en|soy de|vengo de) (\\p{L}+(?: \\p{L}+)?),? (?:y )?(?:${CAN}) (?:comprar|entrar)(?: (?:alli?|ahi|aqui|con ustedes))?`,
      'gu',
    ),
    'i live in $1, can i buy there',
    /vivo|soy|vengo/,
  ],
  [/\baceptan (?:a los |a )?(perros?|mascotas?|perritos?)\b/g, 'are dogs allowed', /perr|mascot/],
  [
    /\b(?:puedo|se puede|podemos|como) (?:hacer (?:un |el )?)?(?:pedir|pido|pedidos?|ordenar|ordeno|orden|comprar)(?: (?:mi orden|algo))? (?:por|en) (?:internet|linea|la pagina|el sitio|la web|online)\b/g,
    'can i order online',
    /internet|linea|pagina|sitio|web|online/,
  ],
  [
    /\b(?:en )?cuanto(?: tiempo)? (?:se )?(?:tardan?|demoran?|dilatan?)(?: en)?(?: (?:estar?|tener|preparar))? (?:list[oa] )?(?:mi|la|el|una|un) (?:orden|pedido)(?: en estar list[oa]| para recoger)?/g,
    'how soon is a pickup order ready',
    /orden|pedido/,
  ],
  [
    /\b(?:por )?cuant(?:o|os|as) (?:tiempo|dias|horas)? ?(?:me )?(?:guardan|apartan|aguantan|esperan|detienen) (?:mi|la|el|una|un) (?:orden|pedido)\b/g,
    'how long do you hold my order',
    /orden|pedido/,
  ],
  [
    /\b(?:(?:es|cumplo) )?(?:mi |por mi |en mi |de )?cumple(?:anos)?\b(?=.{0,40}\b(?:dan|hay|regalan|tienen|descuento|gratis|algo)\b).{0,60}$/g,
    'do i get anything for my birthday',
    /cumple/,
  ],
  [
    /\b(?:dan|hay|regalan|tienen|que dan)(?: (?:algo|alguna?|un|descuento|regalo|oferta|gratis))* (?:por|en|para) (?:el |mi |tu )?cumple(?:anos)?\b/g,
    'do i get anything for my birthday',
    /cumple/,
  ],
  [
    /\b(?:(?:hay|tienen|que|cual es el|cuales son los|algun(?:os)?) )+especial(?:es)?(?: (?:hay|tienen|dan))?(?= (?:hoy|manana|los?|el|del?|este|para|en|esta)\b|\s*[?!.]*\s*$)/g,
    'que ofertas hay',
    /especial/,
  ],
  [
    /\bque (?:vendedor(?:es)?|marcas?|proveedor(?:es)?) (?:vienen?|va a venir|van a venir|estaran?|va a estar)\b/g,
    'which vendor comes',
    /vien|ven|esta/,
  ],
  [
    new RegExp(`\\b(?:el )?(?:dia )?([1-3]?\\d) de (${MONTHS.join('|')})\\b`, 'g'),
    (_whole, day = '', month = '') => `${MONTHS_EN[MONTHS.indexOf(month)] ?? month} ${day}`,
    /\d de /,
  ],
  [
    /\b(?:mi |el |la |una? )?(cartucho|pluma|vape|desechable|bateria|pod)(?: que compre)? (?:me )?(?:(?:salio|vino|llego|esta|venia) (?:mal[oa]?|descompuest[oa]|rot[oa]|defectuos[oa]|danad[oa]|tapad[oa])|(?:ya )?no (?:sirve|sirvio|jala|jalo|prende|prendio|funciona|funciono|trabaja|carga))\b/g,
    (_whole, thing = '') => `my ${THINGS.get(thing) ?? thing} doesnt work`,
    /salio|vino|llego|esta|venia|no /,
  ],
]

const THINGS: ReadonlyMap<string, string> = new Map([
  ['cartucho', 'cart'],
  ['pluma', 'pen'],
  ['desechable', 'disposable'],
  ['bateria', 'battery'],
])

/** What is wished for in the words of those places, where the lexicons have no word of Spanish for it. */
const OF_GOODS: readonly Rewriting[] = [
  [
    /^(\s*)(?:que onda|que hubo|quiubo|que tal|que hay de nuevo|wepa|epa|orale|oye|oiga|klk|que lo que)\b(?: \b(?:compa|carnal|primo|bro|mano|amigos?|loco|wey|guey|vato)\b)?(?=[\s,.!?]+\p{L})/gu,
    '$1hola ',
  ],
  [/\b(?:yesca|yesquita|motita|mostaza|mafufa|ganjah?)\b/g, 'mota'],
  [
    /\b(?:carritos?)(?= (?:de|con|para)? ?(?:indica|sativa|hibrid\p{L}*|510|thc|live|un gramo|medio|distillate|destilado))/gu,
    'cartuchos',
    /carrito/,
  ],
  [
    /\b(?:recargas?|repuestos?|tanquecitos?|capsulas?)(?= (?:para|pa|de) (?:mi |la |el |una? )?(?:pluma|vape|bateria|pen)\b)/g,
    'cartuchos',
    /recarga|repuesto|tanque|capsula/,
  ],
  [/(?<=cartuchos) (?:para|pa|de) (?:mi |la |el |una? )?(?:pluma|vape|bateria|pen)\b/g, ''],
  [/\b(?:churros?|gallos?|toques?|leños?|lenos?|frajos?|porritos?)(?= infusionad)/g, 'prerolls', /infusionad/],
  [/\binfusionad[oa]s?\b/g, 'infused', /infusionad/],
  [/\b(?:cafe|cafecito)(?= (?:infused|con thc))/g, 'coffee drink', /cafe/],
  [/\bresinas? vivas?\b/g, 'live resin'],
  [/\bpipa(s?) de (?:vidrio|cristal)\b/g, 'glass pipe$1', /vidrio|cristal/],
  [/\b(bongs?|bubblers?) de (?:vidrio|cristal)\b/g, 'glass $1', /vidrio|cristal/],
  [/\bpipa(s?) (?:mas )?(?:chiquit[oa]s?|pequen[oa]s?|chic[oa]s?)\b/g, 'small pipe$1', /chi|pequen/],
  [/\b(bongs?) (?:mas )?(?:chiquit[oa]s?|pequen[oa]s?|chic[oa]s?)\b/g, 'small $1', /chi|pequen/],
  [
    new RegExp(
      `\\b(?:papel(?:es|itos?)?|sabanas?|zacates?)(?: (?:${FOR}|de) ${ROLL}| ${FOR} (?:hacer )?(?:porros?|churros?|gallos?|toques?|joints?|prerolls?|la mota))`,
      'g',
    ),
    'rolling papers',
    /papel|sabana|zacate/,
  ],
  [/\b(?:pastillas?|pildoras?|capsulas?)(?: que se tragan| (?:para|pa|de) tragar| tragables)\b/g, 'capsules', /traga/],
  [/\bpaletas?(?! (?:de hielo|heladas?|congeladas?|payaso))\b/g, 'lollipop', /paleta/],
  [/\b(?:cremita|pomadita|unguento|balsamo|sobadita|ungüento)s?\b/g, 'crema'],
  [/\b(?:para|pa|pal|for) (?:el )?dolor(?! de (?:muelas?|pecho))\b/g, 'for pain', /dolor/],
  [
    /\b(?:que (?:no (?:sean? )?)?)?(?:piquen|pican|pique|pica)(?: (?:un poco|poquito|mucho))?\b|\b(?:picosit|picos|picant|enchilad)(?:[oa]s?|es?)\b/g,
    'spicy',
    /pi[cq]|enchilad/,
  ],
  [
    /\b(?:con |de |a )?sabor(?:es)? (?:a |de )?(?:frutas?|frutal(?:es)?|afrutad[oa]s?)\b|\bafrutad[oa]s?\b/g,
    'fruity',
    /frut/,
  ],
  [
    /\b(?:que )?(?:no|sin que) (?:me |te |lo |la |le |nos )?(?:pongan?|drogue|ponche|eleve|ande|deje)n? ?(?:high|pachec[oa]|drogad[oa]|marihuan[oa]|loc[oa]|volad[oa]|arriba|grif[oa])\b|\bque no drogue(?:n)?\b/g,
    'that doesnt get you high',
    /\b(?:no|sin) /,
  ],
  [
    /\bque no (?:me|te|la|lo) (?:tumben?|noqueen?|apendejen?|aplaste|aplasten|atonten?|tiren?|mande a dormir|deje tirad[oa]|duerman?)\b/g,
    'that doesnt knock me out',
    /\bque no /,
  ],
  [
    /\b(?:que |quien )?nunca (?:lo |la )?(?:ha|he|han|hemos) (?:lo |la )?(?:probado|fumado|consumido|usado|comido|tomado)(?: (?:nada|mota|marihuana|cannabis|esto|eso|de esto|en (?:su|mi) vida))*\b/g,
    'primera vez',
    /\bnunca/,
  ],
  [
    /\b(algo|flor|gomitas?|comestibles?|vapes?|pluma|sativa|mota) (?:para|pa'?) (?:ir a )?trabajar\b(?! (?:con ustedes|alli?|ahi|aqui|en la tienda))/g,
    '$1 energetic',
    /trabajar/,
  ],
  [
    /(?<=\b\d{1,3} )(?:(?:de|en) )?(?:lana|feria|baros?|varos?|fierros?|plata|bolas|cuartos)\b/g,
    'dolares',
    /lana|feria|[bv]aro|fierro|plata|bolas/,
  ],
  [
    /\b(?:con|traigo|tengo|ando con|nomas) \$?(\d{1,3}) (?:dolares|bucks|dollars)\b(?!.{0,12}\bcada)/g,
    'under $$$1',
    /\d/,
  ],
  [/\bcuant[ao] (?:fierro|lana|feria|varo|plata|billete)(?= (?:por|es|cuesta|vale|sale|me)\b)/g, 'cuanto cuesta'],
  [/\ben cuanto (?:sale|salen|esta|estan|anda|andan|me sale|me lo dejas?)\b/g, 'cuanto cuesta', /cuanto/],
  [
    /^(\s*(?:bueno|ok|okay|va|pues|y),? )?((?:la|el|las|los) [\p{L} ]{3,30}?),? (?:a |en )?cuanto\s*[?!.]*\s*$/gu,
    '$1cuanto cuesta $2',
    /cuanto/,
  ],
]

/** Of what was shown or asked before. */
const OF_WHAT_STOOD: readonly Rewriting[] = [
  [
    /^\s*(?:y )?(?:de )?(?:que|cuales) sabores?(?: (?:tienes?|tienen|hay|son|vienen?))?\s*[?!.]*\s*$/g,
    'what flavors',
    /sabor/,
  ],
  [
    /^\s*(?:y )?(?:(?:tiene|tienen|trae|traen|lleva|llevan|contiene|contienen)) (nueces|nuez|cacahuates?|mani|gluten|lacteos|leche|gelatina|azucar|soya)\s*[?!.]*\s*$/g,
    (_whole, thing = '') => `does it have ${CONTENTS.get(thing) ?? thing}`,
  ],
  [
    /^\s*(?:y |pero )?cuant[oa]s?(?: mg| miligramos| gomitas| piezas)? (?:me |se )?(?:debo |deberia |puedo |tengo que |hay que )?(?:tomo|tomar|como|comer|comerme|tomarme|fumo|fumar|toma|come)(?: (?:para empezar|la primera vez|primero))?\s*[?!.]*\s*$/g,
    'whats a good first dose',
  ],
]

const CONTENTS: ReadonlyMap<string, string> = new Map([
  ['nueces', 'nuts'],
  ['nuez', 'nuts'],
  ['cacahuate', 'peanuts'],
  ['cacahuates', 'peanuts'],
  ['mani', 'peanuts'],
  ['gluten', 'gluten'],
  ['lacteos', 'dairy'],
  ['leche', 'dairy'],
  ['gelatina', 'gelatin'],
  ['azucar', 'sugar'],
  ['soya', 'soy'],
])

const ALL: readonly Rewriting[] = [...OF_THE_SHOP, ...OF_GOODS, ...OF_WHAT_STOOD]

/** A message with its Spanish of everyday talk in words that the lexicons read; it stays as it was where it has none. */
export function spanishInPlain(text: string): string {
  const folded = foldText(text)
  const said = rewrite(folded, ALL)
  return said === folded ? text : said
}
