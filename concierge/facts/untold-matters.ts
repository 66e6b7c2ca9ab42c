import type { StoreProfile } from '#contract/store-profile.ts'
import { type Language, listOf, sentence, tell } from '#concierge/say/wording.ts'
import { looseFlag, looseText } from './answer.ts'
import { sayMachine } from './answer-payment.ts'
import { UNTOLD_DETAILS } from './untold-details.ts'
import { UNTOLD_VISITS } from './untold-visits.ts'
import type { Affair, Untold } from './visit-affairs.ts'
import { YOUNG } from './young-company.ts'
import { sayReady } from './say-ready.ts'

const KIN =
  '(?:wife|husband|hubby|spouse|fiancee?|partner|boyfriend|girlfriend|bf|gf|mom|mother|dad|father|parents?|sister|brother|son|daughter|cousin|uncle|aunt|friend|buddy|pal|bro|roommate|room ?mate|housemate|neighbou?r|coworker|assistant|driver|kid)'
const ANOTHER = `(?:(?:some|any)(?:one|body)(?: else| other than me| besides me)?|another person|other people|somebody else|(?:my|a|our|the)(?: \\p{L}+)? ${KIN})`
const THE_ORDER =
  '(?:it|them|that|what (?:i|we) (?:ordered|bought|got)|(?:my|our|the|an?|this|his|her)(?: \\p{L}+)? (?:order|orders|stuff|purchase|bag|pickup|things|weed|package|online order))'
const COLLECTS = `(?:pick(?:s|ing)? ${THE_ORDER} up|pick(?:s|ing)? ?up|(?:grabs?|gets?|collects?|fetch(?:es)?|retrieves?|swings? by for|comes? (?:get|by for|for|grab|pick up)|stops? (?:by|in) for) ${THE_ORDER})`
const PLACE =
  '(?:porch|steps?|stoop|door(?:step)?|front door|back door|lobby|mail ?box|front desk|doorman|concierge|neighbou?r|mat|garage|driveway|security)'

const BRINGER = '(?:drivers?|courier|delivery (?:guy|person|man|driver))'

const BIG_BILL = '(?:hundreds|fifties|(?:\\$?(?:100|50)|hundreds?|fifty|big|large)(?:s| dollars?)? bills?)'

/** Of which age somebody must be at least, where no younger patients are served. */
function adult({ id_policy }: StoreProfile, language: Language): string {
  if (/\b1[89]\b/.test(looseText(id_policy, 'medical_cards') ?? '')) return tell(language, 'of age', 'mayor de edad')
  const age = id_policy?.minimum_age ?? 21
  return tell(language, `${age} or older`, `mayor de ${age - 1} años`)
}

/** "What can i pick up for my aunt": something is looked for, and no order collected. */
const FOR_THEM = new RegExp(
  `${YOUNG.source}|\\b(?:what|which|something|anything|whats good)\\b(?: \\p{L}+){0,4}? (?:pick ?up|get|grab|bring|to)\\b`,
  'u',
)

/** Matters that every shop is asked about and few profiles tell; who asks gets no unrelated fact of the topic. */
export const UNTOLD_MATTERS: readonly (Affair & { untold: Untold })[] = [
  ...UNTOLD_VISITS,
  ...UNTOLD_DETAILS,
  {
    asked:
      /\b(?:can|could|may|able|allowed|let|lets|ok|okay|get|take|do|u)(?: (?:i|we|you|me|us|yall|customers|to|get|have|take|a|the|quick|little|good|please|just|actually))* (?:smell|sniff|whiff)\b(?! (?:proof|out|off|away|down|from|go))|\b(?:look at|see|inspect|check out|open|touch|hold|feel)(?: (?:the|a|your|some|it|them))* (?:buds?|flowers?|jars?|weed|nugs?|product|it|them) (?:up close|in person|in the jar|first|before (?:i|we) (?:buy|pay|pick|choose|decide|commit))/,
    told: /\bsmell|\bsniff|\bsample[_ ]jars?|\bviewing\b|\bdisplay jars?/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          "I don't know from here whether you can smell or see the flower up close before you buy; our team can tell you.",
          'No tengo aquí si se puede oler o ver la flor de cerca antes de comprar; nuestro equipo te lo dice.',
        ),
    },
  },
  {
    asked: new RegExp(
      `\\b(?:can|could|may|will|would|ok(?:ay)?|fine|cool|alright|possible|does|do|should|let|have|having|send|sending|allowed|able|if|is|want|need)(?: (?:for|if|that|to|it|i|be|my|you|yall))* ${ANOTHER}(?: (?!discount|deal)\\p{L}+){0,3} ${COLLECTS}\\b|\\b${ANOTHER} (?:(?:is|will be|s|has|needs) )?(?:gonna|going to|wants to|coming to|to)? ?${COLLECTS}\\b.{0,20}\\b(?:ok(?:ay)?|fine|allowed|cool|possible|instead|need|bring)\\b|\\b(?:person|one|name) (?:who|that) (?:ordered|placed|paid|bought)\\b.{0,30}\\b(?:have|has|need|needs|must|gotta|only)\\b|\\b(?:do|must|does|should)(?: \\p{L}+){0,3} (?:i|it|we) (?:have|need|got) to (?:be me|pick (?:it|my order) up (?:myself|in person)|come (?:myself|in person)|be the one)\\b|\\bwho(?: all| else)? (?:can|may|could|is allowed to|gets to) (?:pick(?: ${THE_ORDER})? ?up|(?:collect|get|grab|fetch) ${THE_ORDER})|\\bpick(?:ing)? up (?:an |the |his |her |their |my )?(?:\\p{L}+ )?(?:order|orders|stuff)? ?(?:for|of) (?:some(?:one|body)(?: else)?|my(?: \\p{L}+)? ${KIN}|a friend)\\b|\\bpuede(?: (?:otra persona|alguien|mi|mas|un|una|otro))* ?\\p{L}* (?:recoger|retirar|pasar por|buscar) (?:mi|el) (?:pedido|orden)`,
      'u',
    ),
    not: FOR_THEM,
    told: /\b(?:some(?:one|body) else|other person|another person|third part(?:y|ies)|proxy|designated pick ?up|pick ?up by|authorized pick ?up|who (?:can|may) pick up|pickup person)\b/,
    untold: {
      topic: 'pickup',
      say: (profile, language) => {
        if (profile.pickup?.offered !== true) return null
        const { ready_minutes: ready, hold } = { ...profile.pickup, hold: looseText(profile.pickup, 'hold') }
        return [
          tell(
            language,
            `I don't know from here whether somebody else may pick up an order, so please ask our team first. Whoever comes must be ${adult(profile, language)} and bring a valid ID.`,
            `No tengo aquí si otra persona puede recoger un pedido: pregunta antes a nuestro equipo. Quien venga debe ser ${adult(profile, language)} y traer una identificación vigente.`,
          ),
          ...sayReady(ready, language),
          ...(hold === null ? [] : [tell(language, `We hold orders ${hold}.`, `Guardamos los pedidos ${hold}.`)]),
        ].join(' ')
      },
    },
  },
  {
    asked: new RegExp(
      `\\b(?<!\\b(?:driver|he|she|they|guy|courier) )(?:leave|drop|put|set)(?: (?:it|them|my order|the order|my stuff|the package|the bag|everything))?(?: off)? (?:at|on|by|in|outside|with|inside|in front of)(?: (?:my|the|our|a))*(?: \\p{L}+)? ${PLACE}\\b|\\b(?:no contact|contact ?(?:less|free)|unattended) (?:delivery|drop ?off)\\b|\\b(?:do|does|must|should|need|gotta|have)(?: \\p{L}+){0,4} be (?:home|there|present|around)\\b.{0,30}\\b(?:deliver\\p{L}*|driver|order|package|drop|arrives?|comes?)\\b|\\b(?:not|nobody|no one|isnt|wont be|arent)(?: \\p{L}+)? (?:home|there|around)\\b.{0,30}\\b(?:deliver\\p{L}*|driver|order|arrives?|comes?)\\b|\\b(?:deliver\\p{L}*|driver)\\b.{0,30}\\b(?:not|nobody|no one|isnt|wont be|arent)(?: \\p{L}+){0,3} (?:home|there)\\b|\\b${ANOTHER}(?: (?:else|just|please))* (?:sign|accept|receive|take|answer|get|grab)(?: for)?(?: (?:it|the|my|our|that|a))* (?:delivery|door|it at the door|delivery order)\\b|\\b${ANOTHER}(?: (?:else|just|please))* sign for (?:it|them|${THE_ORDER})\\b|\\b(?:sign|accept|receive|take|get|grab)(?: for)? ${THE_ORDER} (?:from|off|at the door) (?:the|your|a) ${BRINGER}\\b|\\bwho(?: (?:all|else))? (?:can|may|could|has to|needs to|must|should|is allowed to) (?:accept|receive|sign for|take|get|be there for|answer)(?: (?:my|the|our|a))* (?:delivery|delivered order|order from the driver|door)\\b|\\bwho(?: \\p{L}+)? (?:has to|have to|needs? to|must|should|gotta|is supposed to) be (?:there|home|present|around|here)\\b.{0,40}\\b(?:deliver\\p{L}*|${BRINGER}|comes?|arrives?|shows? up|drop(?:s|ped)?)\\b|\\bquien(?: \\p{L}+)? (?:tiene que|debe|hay que|puede) (?:estar|recibir)\\b.{0,40}\\b(?:entrega|pedido|repartidor|llega|llegue)\\b`,
      'u',
    ),
    not: YOUNG,
    told: /\b(?:leave[_ ]at|contact ?less|unattended|no[_ ]contact|who[_ ](?:may|can)[_ ](?:receive|accept|sign)|signature|recipient|driver[_ ]id|name must match|same person|(?:who|person who|whoever) ordered|(?:cannot|cant|can't|wont|won't|never|dont|don't) leave (?:orders?|it|packages?|anything)|(?:must|has to|needs to) be (?:there|present|home))\b/,
    untold: {
      topic: 'delivery',
      say: (profile, language) => {
        const { delivery } = profile
        if (delivery?.offered !== true) return null
        return looseFlag(delivery, 'id_at_door') === true
          ? tell(
              language,
              `Our driver checks ID at the door, so an order can't just be left there: somebody who is ${adult(profile, language)}, with a valid ID, has to take it. Whether that may be somebody other than the one who ordered, our team can tell you.`,
              `El repartidor revisa la identificación en la puerta, así que no se puede dejar el pedido: debe recibirlo alguien ${adult(profile, language)} con identificación vigente. Si puede ser otra persona, te lo dice nuestro equipo.`,
            )
          : tell(
              language,
              "I don't know from here who has to be there to take a delivery; our team can tell you.",
              'No tengo aquí quién debe estar para recibir una entrega; nuestro equipo te lo dice.',
            )
      },
    },
  },
  {
    asked: new RegExp(
      `\\bbreak(?: (?:an?|my|the|big|large))* (?:\\$?\\d+|hundred|fifty|twenty|bill)s?\\b(?!.{0,12}\\b(?:down|up)\\b)|\\b(?:take|takes|accept|use|pay with|bring|only have|only got|give you)(?: (?:a|any|my|just|you|the))* ${BIG_BILL}\\b|\\b(?:give|make|have|got|get|carry|enough|bring|need)(?: (?:you|me|any|back|exact|small|my|the|correct|cash))* change\\b(?! (?:my|the|an?|in|of|to|up)\\b)(?! .{0,20}\\border)|\\bexact (?:cash|change|amount)\\b|\\bcash exact\\b`,
      'u',
    ),
    told: /\b(?:large|big)[_ ]bills?\b|\bbills?[_ ](?:over|larger|accepted|limit)|\bchange[_ ]given\b|\bexact change\b/,
    untold: {
      topic: 'payment',
      say: ({ payment }, language) =>
        payment?.accepted?.some((method) => /cash/i.test(method)) === true
          ? tell(
              language,
              "Yes, we take cash. I don't know from here whether the register can change a large bill or needs the exact amount; our team can tell you.",
              'Sí, aceptamos efectivo. No tengo aquí si la caja puede cambiar un billete grande o hace falta el importe exacto; nuestro equipo te lo dice.',
            )
          : null,
    },
  },
  {
    asked:
      /\b(?:get|give|gives|giving|do|does|offer|have|take|want|need|pull|possible|any|is there|with|for)(?: (?:me|you|u|we|i|some|a little|like))*(?: (?:\$?\d+|twenty|forty|fifty|a hundred)(?: dollars)?(?: in)?)? cash ?back\b(?! (?:points?|rewards?|program|club|on (?:every|all|my|each)))/,
    told: /\bcash[_ ]?back\b|\bchange (?:is )?(?:given|paid|comes)\b/,
    untold: {
      topic: 'payment',
      say: ({ payment }, language) =>
        [
          tell(
            language,
            "I don't know from here whether you can get cash back at the register; our team can tell you.",
            'No tengo aquí si la caja da efectivo con la tarjeta; nuestro equipo te lo dice.',
          ),
          ...(payment === undefined ? [] : sayMachine(payment, language)),
        ].join(' '),
    },
  },
  {
    asked:
      /\b(?:split|divide)(?: (?:the|my|a|our|up))* (?:payments?|bill|total|cost|it|order|tab|purchase|check)\b|\bsplit (?:between (?:two|cash|cards?|debit)|(?:with )?cash|payment)\b|\bpay (?:half|part|some|partly|partially)\b.{0,24}\b(?:cash|card|debit|and)\b|\b(?:part|half|some) (?:in )?(?:cash|debit|card)\b.{0,16}\b(?:part|half|rest|some|and)\b|\b(?:two|2|multiple|different) (?:cards|payments?|payment methods|ways to pay)\b/,
    not: YOUNG,
    told: /\bsplit[_ ](?:pay\p{L}*|tender|bills?)\b/u,
    untold: {
      topic: 'payment',
      say: ({ payment }, language) =>
        payment?.accepted === undefined || payment.accepted.length === 0
          ? null
          : tell(
              language,
              `I don't know from here whether a payment can be split; our team can tell you. We accept ${listOf(payment.accepted, language)}.`,
              `No tengo aquí si se puede dividir un pago; nuestro equipo te lo dice. Aceptamos ${listOf(payment.accepted, language)}.`,
            ),
    },
  },
  {
    asked:
      /\b(?:bank|card|credit card|debit|billing|account|credit) (?:statements?|history|records?)\b|\b(?:on|in) (?:my|the) statements?\b|\b(?:shows?|appears?|comes?)(?: up)? (?:on|in) (?:my|the|our) (?:bank|card|account|debit|billing)\b|\b(?:my|the|our) bank (?:\p{L}+ )?(?:see|sees|know|knows|flag|find|notice|care)\b/u,
    told: /\bstatements?\b|\bbilling[_ ]name\b/,
    untold: {
      topic: 'payment',
      say: ({ payment }, language) =>
        [
          tell(
            language,
            "I don't know from here how a card payment shows on a bank statement; our team can tell you.",
            'No tengo aquí cómo aparece un pago con tarjeta en el banco; nuestro equipo te lo dice.',
          ),
          ...(payment?.accepted?.some((method) => /cash/i.test(method)) === true
            ? [tell(language, 'We take cash too.', 'También aceptamos efectivo.')]
            : []),
        ].join(' '),
    },
  },
  {
    asked:
      /\b(?:keep|store|share|sell|scan|swipe|save|copy|track|log|hold)(?:s|ed|ing|ping)?(?: (?:a|of|my|our|your|any|the|personal|customer|copy|onto|on to|peoples|everyones))* (?:ids?|licen[cs]e|data|info|information|records?|personal details|identity)\b|\bprivacy\b|\b(?:is|are|will|stays?)(?: (?:my|our|the|all|personal|be))* (?:info|information|data|details|name|id|identity|purchases?|records?|history)(?: (?:be|kept|stay|going to be|stored|held))* (?:private|safe|confidential|secure|anonymous|shared|sold|tracked|recorded|reported|saved|kept|stored|on (?:a|some|any) (?:list|database|registry))\b|\b(?:am i|will i be|put me|do i go|get put)(?: put)? (?:on|in) (?:a|some|any|the) (?:list|database|registry|government list)\b/,
    told: /\bprivacy\b|\bdata\b|\bscan(?:ned|s|ning)?\b|\b(?:not|never) (?:kept|stored|shared|saved|sold)\b/,
    untold: {
      topic: 'id_policy',
      say: ({ id_policy }, language) => {
        const checked = looseText(id_policy, 'checked')
        return [
          tell(
            language,
            "I don't know from here whether IDs are scanned or what is kept of your details; our team can tell you.",
            'No tengo aquí si se escanea la identificación ni qué datos se guardan; nuestro equipo te lo dice.',
          ),
          ...(checked === null || language === 'es' ? [] : [sentence(`ID is checked ${checked}`)]),
        ].join(' ')
      },
    },
  },
  {
    asked:
      /\b(?:weigh|weighs|weighed)(?: \p{L}+){0,5} (?:in front of|before|there|at the counter|for me|for us|on the spot|out)\b|\b(?<!\bhow much )(?:is|are|do|does|come|comes|you|sell)(?: (?:it|they|the|your|all|everything|weed|flower|bud|buds|eighths|jars|already|guys|that|stuff|products?|or))* (?:pre ?pack(?:ed|aged)?|prepacked|deli style|loose|by the gram|sealed|factory sealed|child ?proof|child resistant|tamper proof)(?! (?:bags?|jars?|containers?|pouch(?:es)?|bottles?|cases?|box(?:es)?))(?: .{0,24})?$|\bdeli style\b/u,
    told: /\bdeli[- ]style\b|\bpre[- ]?pack|\bweighed\b|\bsealed\b|\bpackaging\b/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          'The menu tells the size of each product, but not how it is packed and sealed, or whether anything is weighed out at the counter; our team can tell you.',
          'El menú indica el tamaño de cada producto, pero no cómo viene envasado ni si algo se pesa en el mostrador; nuestro equipo te lo dice.',
        ),
    },
  },
  {
    asked:
      /\bwhere (?:does|do|is|are|did)(?: (?:all|you|yall|the|your|guys|this|most|of))* (?:weed|flower|bud|buds|cannabis|product|products|stuff|herb|it|everything)(?: all)? (?:come from|comes from|grown|sourced|made|from|produced|cultivated|get it|coming from)\b|\bwhere do (?:you|yall|u)(?: guys)? (?:get|source|buy|grow)(?: (?:your|all|the|this|most|of|from))* (?:weed|flower|bud|buds|cannabis|product|products|stuff|it|everything)?(?: from)?$|\b(?:is|are)(?: (?:the|your|all|any|everything|it|this))*(?: (?:weed|flower|bud|buds|cannabis|products?|stuff))? (?:locally grown|grown (?:here|locally|local|in state|in house)|home ?grown|in house|local|from (?:here|california|cali|oregon|out of state|another state))(?: .{0,12})?$|\bdo (?:you|yall|u)(?: guys)? grow (?:your|ur|the|any|it)(?: own)?\b/,
    told: /\bgrow(?:n|s|ers?)?\b|\bcultivat|\bsourc(?:ed|ing)\b|\bfarms?\b/,
    untold: {
      topic: 'store_info',
      say: ({ address }, language) => {
        const state = address?.state
        return tell(
          language,
          `Legal cannabis may not cross state lines, so it is grown and made ${state === undefined ? 'in this state' : `in ${state}`} by licensed companies; each product on the menu names its brand. Which grower is behind one of them, our team can tell you.`,
          `El cannabis legal no puede cruzar fronteras estatales: se cultiva y elabora ${state === undefined ? 'en este estado' : `en ${state}`} por empresas con licencia; cada producto del menú nombra su marca.`,
        )
      },
    },
  },
  {
    asked:
      /\b(?:is|are)(?: (?:your|the|this|that|online|these|those))* (?:menu|inventory|stock|prices?|pricing)(?: (?:on here|online|listed|here))? (?:up to date|current|live|accurate|right|real ?time|correct|legit)\b|\b(?:online|web ?site|menu|listed) prices? (?:match|the same|same as|different|differ|good)\b|\bprices?(?: \p{L}+){0,2} (?:the same|different|match) (?:in (?:the )?(?:store|shop|person)|online|at the (?:register|counter))/u,
    told: /\bmenu[_ ](?:prices?|updates?)|\bonline[_ ]prices?/,
    untold: {
      topic: 'store_info',
      say: ({ tax }, language) =>
        [
          tell(
            language,
            "I answer from the shop's own menu: the products, prices and stock that it lists now. Whether anything differs at the counter, our team can tell you.",
            'Respondo con el menú de la tienda: los productos, precios y existencias que tiene ahora. Si algo cambia en el mostrador, te lo dice nuestro equipo.',
          ),
          ...(tax === undefined || language === 'es' ? [] : [sentence(tax)]),
        ].join(' '),
    },
  },
]
