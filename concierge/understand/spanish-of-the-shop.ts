import type { Rewriting } from './rewrite.ts'

const CAN = '(?:(?:me |se |nos )?(?:puedo|puede|pueden|podemos|podria|podriamos|dejan|permiten))'
const MONTHS: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const MONTHS_EN: readonly string[] =
  'january february march april may june july august september october november december'.split(' ')

/** What is asked of the shop in the Spanish of Mexico, the Southwest and the Caribbean, in the plain English that such questions are read by. */
export const SPANISH_OF_THE_SHOP: readonly Rewriting[] = [
  [
    /\bque (?:tengas?|tengan|pases?|pasen) (?:un |una )?(?:muy )?(?:buena?|bonit[oa]|lind[oa]|feliz|excelente) \p{L}+/gu,
    'have a good day',
    /\bque (?:ten|pas)/,
  ],
  [
    new RegExp(
      `\\bcuant([ao])s? (onzas|gramos|flor|mota|hierba|yerba|gomitas)(?: de \\p{L}+)? (?:yo )?(?:${CAN} |me |se ){1,3}(?:comprar|llevar)\\p{L}*`,
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
    /(?<=do you accept )(?:licencia|identificacion|id|pasaporte|credencial) (?:vencid|expirad|caducad)[oa]\b/g,
    'expired license',
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
  [
    /\b(?:hay que |tengo que |necesito |se necesita |hace falta )(?:hacer |sacar |una? )*citas?\b/g,
    'do i need an appointment',
    /cita/,
  ],
  [
    /\bme (?:dieron|mandaron|entregaron|vendieron|trajeron)(?: (?:el|la|un|una|los|las|mal))* (?:producto |pedido |orden |gomitas |cartucho |pluma )?(?:equivocad[oa]s?|incorrect[oa]s?|mal|que no era|por otr[oa])\b/g,
    'i got the wrong product',
    /\bme /,
  ],
  [
    new RegExp(
      `\\b(?:${CAN} (?:usar|entrar con|comprar con|ensenar|mostrar)|aceptan|toman|sirve|vale|tengo)(?: (?:con|el|la|mi|un|una))* (?:ine|credencial (?:de elector|del ine|mexicana)|id mexican[oa]|id de mexico|identificacion mexicana|cedula(?: \\p{L}+ana)?)(?!\\p{L})`,
      'gu',
    ),
    'can i use my mexican id',
    /ine|credencial|mexic|cedula/,
  ],
  [
    new RegExp(
      `\\b(?:${CAN}|se vale) (?:tomar|sacar|hacer)(?:me|le|nos)? (?:unas? |una? )?(?:fotos?|selfies?|videos?)\\b`,
      'g',
    ),
    'can i take photos',
    /foto|selfie|video/,
  ],
  [
    /\b(?:tienen|hay|dan|hacen)(?: (?:servicio|entrega|pickup))*(?: (?:al|en el|hasta el|a mi)) (?:carro|coche|auto)\b/g,
    'do you have curbside',
    /carro|coche|auto/,
  ],
  [/\b(?:tienen|hay) (?:auto ?servicio|ventanilla|autoservicio)\b/g, 'do you have a drive thru', /servicio|ventanilla/],
  [
    /\b(?:me )?(?:regalan?|das?|dan|tienen|hay)(?: (?:una?|unas|algunas?))? (?:muestras?|pruebitas?)(?: gratis)?\b/g,
    'do you give free samples',
    /muestra|pruebita/,
  ],
  [
    /\b(?:hay|tienen|que)(?: (?:algun|ofertas?|de|en|el))* (?:2 ?x ?1|dos por uno|dos x uno)\b/g,
    'any bogo deals',
    /2 ?x|dos /,
  ],
  [
    /\b(?:hacen|dan|hay|tienen|me hacen|me dan)(?: (?:un|una|algun|mejor))* (?:precio especial|precio|descuento|rebaja|oferta)(?: (?:de|por) mayoreo| (?:si|por) (?:llevo|compro|llevar|comprar)(?: (?:varios|varias|mas|muchos|muchas|en cantidad|harto|bastante))+)/g,
    'do you give a bulk discount',
    /precio|descuento|rebaja|oferta/,
  ],
  [
    new RegExp(
      `\\b${CAN} (?:cambiar|devolver|regresar|retornar) (?:una?|el|la|los|las|mis?|unas|unos|algo)(?: (\\p{L}+))? que no me gust\\p{L}+`,
      'gu',
    ),
    'can i return something i didnt like',
    /gust/,
  ],
  [
    new RegExp(
      `\\b(?:entregan|llevan|mandan|traen|reparten|${CAN} (?:entregar|llevar|mandar|traer)(?:me|lo)?) (?:(?:en|a|al|hasta) )(?:los |las |mi |el |un )?(?:hotel(?:es)?|moteles?)\\b`,
      'g',
    ),
    'do you deliver to hotels',
    /hotel|motel/,
  ],
  [
    /\b(?:hay|tienen) (?:lugar(?:es)?|espacios?|estacionamiento|cajones|cajon|parqueo)(?: \p{L}+)? (?:para|pa|de) (?:discapacitad[oa]s|minusvalid[oa]s|personas con discapacidad)/gu,
    'is there handicap parking',
    /discapaci|minusvalid/,
  ],
  [
    /\b(?:estan|quedan|esta|queda|son) (?:muy )?cerca (?:de |del )(?:la |el |los |las )?(?=\p{L})/gu,
    'are you near ',
    /cerca/,
  ],
  [
    /\b(?:desde cuando|cuanto(?: tiempo)? (?:llevan|tienen)|cuantos anos (?:llevan|tienen))(?: (?:estan|ya|de|en|con|la|el|tienda|negocio))*(?: (?:abiert[oa]s|abriendo|operando|aqui|negocio|vendiendo))?(?=\s*[?!.]*\s*$)/g,
    'how long have you been in business',
    /cuan/,
  ],
  [
    /\b(?:la|su|el|esa|esta) (?:mota|flor|hierba|yerba|producto|cannabis|weed) es (?:natural|organic[oa])\b/g,
    'is your weed organic',
    /organic|natural/,
  ],
  [
    /\b(?:tienen|hay|hacen|muestran|con)(?: (?:las?|los?|resultados|de))* (?:pruebas|resultados|analisis|examenes)(?: (?:de|del|en))? laboratorio\b/g,
    'do you have lab results',
    /laboratorio/,
  ],
  [
    /\baceptan (?:la |las |una )?(?:tarjetas?|recetas?|credencial(?:es)?) medicas?(?: (?:de (?:otros? estados?|(\p{L}+))))?(?=\s*(?:$|[?,.!]))/gu,
    'do you accept out of state medical cards',
    /medica/,
  ],
  [
    new RegExp(`\\b${CAN} pagar (?:con|desde|por) (?:el|mi) (?:celular|cel|telefono|movil)\\b`, 'g'),
    'can i pay with my phone',
    /pagar/,
  ],
  [
    /\b(?:hay|tienen)(?: (?:mucha|larga|harta))? (?:fila|cola)(?: (?:larga|ahorita|ahora))*(?=\s*[?!.]*\s*$)/g,
    'how busy is it right now',
    /fila|cola/,
  ],
  [
    new RegExp(
      `\\b${CAN} (?:pasar|entrar|llegar|ir|llevar) (?:con )?(?:mi |una? |la )?(?:mochila|bolsa|maleta|backpack)s?\\b`,
      'g',
    ),
    'can i bring my backpack in',
    /mochila|bolsa|maleta|backpack/,
  ],
  [
    /\bmi (hermano|hermana|primo|prima|amigo|amiga|novia|novio|hijo|hija) de (1\d|20)(?: anos)? (?:puede|podria) (?:entrar|pasar|ir|venir)(?: conmigo)?/g,
    'can my $2 year old brother come in with me',
    /\bmi /,
  ],
  [
    /\b(?:hay|queda) (?:algun |el |un )?(metro|tren|autobus|camion|bus)(?: \p{L}+)? (?:cerca|que llegue|que pase)\b/gu,
    'is there a bus or train stop nearby',
    /cerca|llegue|pase/,
  ],
  [/\b(?:cumplo|cumpli|ya tengo|acabo de cumplir) (\d\d)\b(?! ?(?:dolares|de|\$))/g, 'tengo $1 anos', /cumpl|tengo/],
]

const THINGS: ReadonlyMap<string, string> = new Map([
  ['cartucho', 'cart'],
  ['pluma', 'pen'],
  ['desechable', 'disposable'],
  ['bateria', 'battery'],
])
