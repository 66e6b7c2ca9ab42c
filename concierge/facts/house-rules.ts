import type { StoreProfile } from '#contract/store-profile.ts'
import { tell } from '#concierge/say/wording.ts'
import type { StoreIntent } from '#concierge/understand/intent.ts'
import { ON_THE_WAY } from './rules-on-the-way.ts'
import type { Affair, Untold } from './visit-affairs.ts'

/** A rule of the house on one point of a topic, said in place of all that the topic tells: `of` begins with the topic that it is of. */
export type HouseRule = Affair & { of: readonly [StoreIntent, ...StoreIntent[]]; untold?: Untold }

const SHOP = '(?:shops?|stores?|locations?|places?|dispensar(?:y|ies)|dispos?|branch(?:es)?)'
const OUT_IN =
  '(?:(?:out|over|up|down)? ?(?:in|near|by|around|towards?|closer to)) (?!(?:the|my|your|a|an|stock|here|there|back|front)\\b)\\p{L}'

/** Whether there is another shop than this one. */
export const ASKS_FOR_OTHER_SHOPS = new RegExp(
  `\\b(?:other|another|more|second|2nd|different|sister|all (?:of )?your|how many|which|which (?:one )?of (?:your|yalls|the)) ${SHOP}\\b|\\b(?:your|yalls|the) (?:only|one|single) (?:${SHOP}|spot|one)\\b|\\b(?:only|just|got)(?: (?:the|a))? (?:one|1) (?:of (?:you|yall|these)|${SHOP}|spot)\\b|\\b(?:got|have|is there|theres|open(?:ing)?)(?: (?:you|yall|guys|also|too))* (?:an?|any|another) (?:${SHOP}|spot|one of (?:you|these)) ${OUT_IN}|\\byou(?: guys)? (?:also |ever )?(?:anywhere else|in any other (?:town|city|place)s?)\\b|\\b(?:otras?|mas) (?:tiendas?|sucursal(?:es)?)\\b|\\b(?:unica|una sola) (?:tienda|sucursal)\\b`,
  'u',
)

function isAt({ address }: StoreProfile): string | null {
  const place = [address?.street, address?.city].filter((part) => part !== undefined && part !== '').join(', ')
  return place === '' ? null : place
}

const SMOKE =
  '(?:smoke|spark(?: (?:up|one|it))?|light(?: (?:up|one))?|blaze|toke|consume|vape|burn(?: one)?|hit (?:it|this|my)|partake|use (?:it|this|cannabis|weed))'
const PAPERS = '(?:ids?|licen[cs]es?|permit|one|card|copy|slip|printout)'
const UPRIGHT = '(?:vertical|sideways|portrait|up and down|upright|tall skinny)'
const LANE = '(?:drive ?(?:thru|through|up)|lane|window|car|truck|van|vehicle|curb ?side)'
const RIDERS =
  '(?:passengers?|everyone|everybody|all of us|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|son|daughter|friends?)'
const SHELVES = '(?:shel(?:f|ves)|store|shop|menu|dispensary|dispo|case)'

const MISSES_IT =
  '(?:(?:cant|cannot|wont|dont|didnt|not|couldnt)(?: \\p{L}+){0,3} (?:make it|come|get there|pick (?:it|them|that|my order|everything) up|pick up|show(?: up)?|there)|(?:running|gonna be|going to be|be|im) (?:\\p{L}+ )?late|(?:til|till|until|before|on) (?:the )?(?:tomorrow|day after|next|later|weekend|\\p{L}+day)|(?:come|show up|pick (?:it|them) up|get it|there) (?:late|tomorrow|\\p{L}+day))'
const ITS_FATE =
  '(?:be gone|is (?:it|my order|that|everything) gone|order gone|put back|back on the shel(?:f|ves)|tossed|given away|give (?:it|them|my \\p{L}+) away|still (?:be )?(?:there|good|waiting|mine|have it)|lose (?:it|my order|them)|cancel+ed|hold (?:it|them|on to it|my order)|keep (?:it|them|my order)|expires?)'

const BIKE = '(?:bikes?|bicycles?|e ?bikes?)\\b(?! (?:rides?|trips?|trails?|tours?|paths?|day|discount))'

/** What runs on a battery and stands in the lot. */
const ELECTRIC_CAR =
  '(?:evs?|phevs?|teslas?|cybertrucks?|rivians?|polestars?|lucids?|lucid air|(?:all )?electric (?:cars?|vehicles?|trucks?|vans?|suvs?|bikes?)|hybrids? car|plug ?in hybrids?|(?:chevy |chevrolet )?bolts?|nissan leafs?|ioniqs?|mach ?es?|model (?:3|y|s|x)|f ?150 lightnings?|ford lightnings?|taycans?|e ?trons?|ev ?6s?|ev ?9s?|id ?4s?|(?:auto|carro|coche|camioneta)s? electric[oa]s?)'

/** A licence on paper, until the card comes. */
export const PAPER_LICENSE = new RegExp(
  `\\b(?:paper|temp(?:orary)?|interim|provisional)\\b(?: \\p{L}+){0,2} ${PAPERS}\\b|\\b(?:ids?|licen[cs]e)\\b.{0,24}\\b(?:is|just|only|a|still)(?: (?:a|just|the|only))* (?:paper|temporary|temp)\\b|\\b(?:dmv|mvd|bmv|rmv|secretary of state)\\b.{0,60}\\b(?:paper|temp(?:orary)?|waiting|mail|renew\\p{L}*)\\b|\\b(?:paper|temp(?:orary)?) (?:temp(?:orary)?|paper|version|one)\\b.{0,60}\\b(?:real|plastic|actual|hard|new) (?:one|card|ids?|licen[cs]e)\\b|\\b(?:real|plastic|actual|hard|new) (?:one|card|ids?|licen[cs]e)\\b.{0,30}\\b(?:in the mail|hasnt come|havent (?:gotten|got)|not here yet|still coming)\\b`,
  'u',
)

export const HOUSE_RULES: readonly HouseRule[] = [
  ...ON_THE_WAY,
  {
    of: ['parking', 'store_info'],
    asked: new RegExp(
      `\\b(?:charg(?:e|es|er|ers|ing)|plug (?:in|up)|plugs?|juice(?: up)?|cargar|cargador(?:es)?)\\b(?: \\p{L}+){0,4} (?:${ELECTRIC_CAR}|(?:my|the|our|an?) (?:car|truck|suv|vehicle))\\b|\\b(?:${ELECTRIC_CAR}|car)(?: \\p{L}+){0,2} (?:charg(?:e|er|ers|ing)|plugs?)\\b|\\b(?:cargar|cargadores?)\\b.{0,24}\\b(?:autos?|carros?|coches?|electricos?)\\b|\\b${ELECTRIC_CAR}\\b.{0,60}\\b(?:charg(?:e|er|ers|ing)(?! (?:for|extra|me|us|tax|more)\\b)|plug(?:s|ged)?(?: (?:it )?in)?|juice(?: it)? up|cargar(?:l[oa])?|enchufar(?:l[oa])?)\\b`,
      'u',
    ),
    told: /\bevs?\b|\belectric (?:cars?|vehicles?)\b|\bcar charg|\bcharging (?:stations?|points?|spots?)\b/,
    untold: {
      topic: 'parking',
      say: (_, language) =>
        tell(
          language,
          'I see no charger for electric cars listed here; our team can tell you.',
          'No veo aquí un cargador para autos eléctricos; nuestro equipo te lo dice.',
        ),
    },
  },
  {
    of: ['parking', 'store_info'],
    asked: new RegExp(
      [
        `\\b(?:lock(?:ing)?|chain|park(?:ing)?|leave|put|stash|store|keep|secure|hitch|stick|place|spot|space|somewhere|anywhere|room)(?: (?:up|down|out|off|to|for|lock|chain|park|leave|put|stash|keep|secure|it))* (?:(?:my|our|the|a|an|some) )?(?:\\p{L}+ )?${BIKE}`,
        '\\bbi(?:ke|cycle) (?:racks?|parking|stands?|storage|hooks?|posts?)\\b',
        `\\b(?:ride|riding|rode|bike|biking|cycle|cycling|come|coming|get there|be) (?:(?:over|there|in|by|on|my|our|a|the) )*${BIKE}.{0,60}\\b(?:lock|park|leave|racks?|chain|stash)\\b`,
        '\\b(?:biking|cycling|bike) (?:over|there|in)\\b.{0,60}\\b(?:lock|park it|leave it|racks?|chain)\\b',
        '\\b(?:dejar|amarrar|encadenar|estacionar|poner|guardar|lugar para|donde)(?: (?:dejo|pongo|amarro|estaciono|guardo|la|mi|una|las))* bici(?:cleta)?s?\\b',
      ].join('|'),
      'u',
    ),
    not: /\bcars?\b|\b(?:and|or|plus|,) (?:\p{L}+ ){0,3}parking\b|\bparking(?: \p{L}+){0,2} (?:and|or|plus|,)|\b(?:stolen|stole|discounts?)\b/u,
    told: /\b(?:bike|bicycle|cycle)s?[_ ](?:racks?|parking|stands?|storage|locks?|hooks?|corral|loops?|posts?)\b|^parking (?:bikes?|bicycles?)\b|^(?:bikes?|bicycles?|cyclists?)$|\block(?:ing)? (?:up )?(?:your |a )?(?:bikes?|bicycles?)\b|\b(?:racks?|posts?|loops?) for (?:bikes|bicycles)\b/,
    untold: {
      topic: 'parking',
      say: (_, language) =>
        tell(
          language,
          'I see no bike rack listed here; our team can tell you where a bike may be locked.',
          'No veo aquí un lugar para bicicletas; nuestro equipo te dice dónde puedes dejar la tuya.',
        ),
    },
  },
  {
    of: ['consumption_rules', 'store_info'],
    asked: new RegExp(
      `\\b(?:where|how|which part|ok(?:ay)?|legal|allowed|supposed|have to|need to|should|can|must)\\b.{0,40}\\b(?:keep|put|store|stow|carry|transport|ride|goes?|has to be|be)\\b.{0,30}\\b(?:(?:in|inside) (?:my|the|our|a) (?:car|truck|vehicle|van|suv|trunk|glove ?(?:box|compartment)|back ?seat|console)|while (?:i|im|we|were|driving)(?: (?:am|are))? ?(?:drive|driving)?)\\b|\\b(?:trunk|glove ?(?:box|compartment)) (?:or|ok|okay|fine|only)\\b|\\b(?:how|where)\\b.{0,24}\\b(?:transport|drive (?:it |this |everything )?home with)\\b`,
      'u',
    ),
    not: /\b(?:hot|heat|melt\p{L}*|summer|sun|how long|overnight|winter|freez\p{L}*|cold|smok\p{L}*|vap\p{L}*|eat|ids?|licen[cs]e|dog|kids?|wait|stay|sit)\b/u,
    told: /\bstor(?:e|age|ing)[_ ]in[_ ](?:a |the |your )?(?:car|vehicle)s?\b|\bin[_ ](?:the |your )?(?:car|vehicle|trunk)\b|\btransport(?:ing|ation)?[_ ](?:it|home|rules?|cannabis|products?|in)\b|^limits and rules (?:transport\p{L}*|vehicles?|cars?|driving[_ ]home)\b/u,
  },
  {
    of: ['store_info', 'human_handoff', 'contact', 'complaint'],
    asked:
      /\bwho(?:s|se| is| are|re)?\b(?: \p{L}+){0,4} (?:manager|managers|supervisor|in charge|boss|gm|manages|managing)\b|\b(?:managers?|boss(?:es)?|supervisors?) (?:called|names?)\b|\bname of (?:the|your|a)(?: \p{L}+)? (?:manager|supervisor|boss)\b|\bis \p{L}+ (?:(?:still|really|actually|the|your|a|currently|store|shop|general) )*(?:manager|supervisor|in charge|boss|gm)\b|\bquien es (?:el|la) (?:gerente|encargad[oa]|jef[ea])\b/u,
    not: /\b(?:rude|complain\p{L}*|ripped|overcharged|terrible)\b/u,
    told: /\b(?:(?:store|general|shop|floor|assistant)[_ ])?managers?$|\bsupervisor$|\b(?:in[_ ]charge|gm)$/,
  },
  {
    of: ['payment', 'delivery', 'store_info'],
    asked:
      /\b(?:drivers?|budtenders?|staff|crew|employees|workers|cashiers?|you|yall|u|they|guys)(?: (?:also|even|ever|usually|normally|still|all|guys|get to|allowed to|supposed to|to))* (?:take|takes|accept|accepts|get|gets|keep|keeps|expect|expects|want|split|share|pool|like|work for)(?: (?:any|the|their|your|our|cash|to keep))* tips\b(?! (?:for|on|about|from)\b)|\b(?:tip|tipping)(?: (?:my|the|a|your|our|ur))* (?:delivery )?(?:drivers?|guys?|courier|budtenders?|bud ?tenders?|staff|cashiers?|crew|person|people|lady|dude)\b|\b(?:leave|give|add|need to leave|include|put)(?: (?:you|them|him|her|a|the|my|your|driver|budtender|any|cash))* tips?\b(?! (?:for|on|about)\b)|\bis (?:tipping|a tip)\b|\b(?:dar|dejar|aceptan|acepta|dejo|doy) (?:una? )?propinas?\b/,
    told: /^(?:(?:payment|delivery) )?tips?\b|\btip jar\b|\btips are\b|\btipping\b|\bgratuit/,
    untold: {
      topic: 'payment',
      say: (_, language) =>
        tell(
          language,
          "I don't know from here how tips are handled; our team can tell you.",
          'No tengo aquí cómo se manejan las propinas; nuestro equipo te lo dice.',
        ),
    },
  },
  {
    of: ['store_info', 'store_location'],
    asked:
      /\b(?:eat|food|bite|restaurants?|lunch|dinner|breakfast|brunch|tacos?|burgers?|pizza|coffee shops?|cafes?|diners?|bars?|comer|comida|restaurantes?)\b(?: \p{L}+){0,4} (?:near|around|by|close to|next to|cerca de) (?:you|yall|u|ya|the (?:store|shop|dispensary)|your (?:store|shop|place)|la tienda|ustedes)\b|\b(?:near|around|by|close to|next to) (?:you|yall|u|ya|the (?:store|shop|dispensary)|your (?:store|shop|place))(?: (?:guys|to|for|that|thats|is|worth|good|we|i|can|get|grab|a|some|go))* (?:eat|eating|food|bite|lunch|dinner|breakfast|brunch|restaurants?)\b/u,
    not: /\b(?:edibles?|gumm\p{L}+|delivery|deliver|park(?:ing)?|munchies)\b/u,
    told: /\bnearby\b|\bneighbou?rs\b|\brestaurants?\b|\bfood trucks?\b|\bwhats around\b/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          "I only know the shop and can't point you to places to eat around it; our team may know a good one.",
          'Solo conozco la tienda y no puedo recomendarte dónde comer cerca; quizá nuestro equipo conozca un buen sitio.',
        ),
    },
  },
  {
    of: ['pickup', 'order_status', 'order_change'],
    asked: new RegExp(`\\b${MISSES_IT}\\b.{0,80}\\b${ITS_FATE}\\b|\\b${ITS_FATE}\\b.{0,40}\\b${MISSES_IT}\\b`, 'u'),
    not: /\bpoints?\b|\bdeals?\b|\bsales?\b|\bprices?\b|\bdeliver\p{L}*\b|\bdrivers?\b/u,
    told: /^pickup hold\b/,
  },
  {
    of: ['store_location', 'store_info', 'parking', 'store_hours'],
    asked: ASKS_FOR_OTHER_SHOPS,
    not: /\b(?:cheap(?:er|est)?|less|lower|match\p{L}*|beat|meet|undercut|prices?|bucks|charges?|discounts?|deals?|coupons?|they|theirs?|badge|work(?:s|ed|ing)? (?:at|for|in))\b|\$\d/u,
    told: /\bother[_ ](?:locations?|stores?|shops?)\b|\bno other (?:locations?|stores?|shops?)\b|\b(?:one|single) (?:shop|store|location) only\b|\b(?:our|the) only (?:shop|store|location)\b|\b(?:sister|second)[_ ](?:shop|store|location)\b/,
    untold: {
      topic: 'store_location',
      say: (profile, language) => {
        const place = isAt(profile)
        return place === null
          ? null
          : tell(
              language,
              `The only shop of ours that I have here is the one at ${place}. If there is another, our team can tell you.`,
              `La única tienda nuestra que tengo aquí es la de ${place}. Si hay otra, te lo dice nuestro equipo.`,
            )
      },
    },
  },
  {
    of: ['consumption_rules', 'store_info', 'store_location'],
    asked: new RegExp(
      `\\b(?:(?:any|some)(?:where|place)|(?:any|an?|some|the|nearest|closest|legal)(?: \\p{L}+){0,2} (?:place|spot|area|lounge|bar|cafe|room))(?: \\p{L}+){0,5} ${SMOKE}\\b|\\b(?:smok(?:e|ing)|consumption|cannabis|weed|420|vape|vaping) (?:lounges?|bars?|cafes?|spots?|areas?)\\b|\\bwhere (?:can|could|am|are|do|should|may|is it)(?: (?:i|we|people|folks|it|you|allowed|legal|ok|okay|supposed|to|legally|actually|even))* ${SMOKE}\\b|\\b(?:sala|salon|lugar|area|sitio|espacio|zona|donde)(?: \\p{L}+){0,4} (?:fumar|consumir|vapear)\\b`,
      'u',
    ),
    told: /\bwhere[_ ]to[_ ](?:use|smoke|consume)\b|\b(?:consumption|smoking|cannabis)[_ ](?:lounge|area|space)s?\b|^lounge(?! (?:name|hours|open|phone)\b)/,
  },
  {
    of: ['id_policy', 'payment'],
    asked: new RegExp(
      `\\b${UPRIGHT}\\b(?: \\p{L}+){0,2} ${PAPERS}\\b|\\b(?:ids?|licen[cs]e|permit)\\b.{0,40}\\b(?:${UPRIGHT}|(?:still )?says (?:im |i am )?under 21)\\b|\\bunder 21 ${PAPERS}\\b`,
      'u',
    ),
    told: /\bvertical[_ ](?:licen[cs]es?|ids?)\b|\bvertical \(/,
  },
  {
    of: ['id_policy', 'payment'],
    asked: PAPER_LICENSE,
    told: /\btemporary[_ ](?:paper|licen[cs]es?|ids?)\b|\b(?:paper|interim)[_ ](?:temporary|licen[cs]es?|ids?|interim)\b/,
  },
  ...[
    /\b(?:drive[_ ]thru|lane|window|curbside)[_ ](?:ids?|passengers?|kids|children)\b/,
    /\b(?:drive[_ ]thru|lane)[_ ]rules\b/,
  ].map(
    (told): HouseRule => ({
      of: ['pickup', 'id_policy'],
      asked: new RegExp(
        `\\b(?:ids?|licen[cs]e|${RIDERS})\\b.{0,40}\\b(?:at|in|through|for|from) (?:the|your|my|our|a) ${LANE}\\b|\\b${LANE}\\b.{0,40}\\b(?:ids?|licen[cs]e|${RIDERS})\\b`,
        'u',
      ),
      not: /\b(?:deliver\p{L}*|driver|charg\p{L}*|left|lost|eat|gumm\p{L}*|edibles?)\b/u,
      told,
    }),
  ),
  {
    of: ['delivery', 'returns', 'complaint', 'store_info'],
    asked:
      /\b(?:melt(?:s|ed|ing|y)?|soup|goo|puddle|heat|hot|cooler|ice ?packs?|refrigerat\p{L}*|keep (?:it|them|everything) cold)\b(?=.*\b(?:deliver\p{L}*|driver|van|courier|gets? (?:here|to me)|on the way|ride|drop ?off)\b)|\b(?:deliver\p{L}*|driver|van|courier)\b.{0,60}\b(?:melt(?:s|ed|ing|y)?|soup|heat|cooler|ice ?packs?|refrigerat\p{L}*|cold)\b|\b(?:get|gets|comes?|include[sd]?|give|throw in|add|put|have|got|with)\b.{0,20}\bice ?packs?\b/u,
    not: /\b(?:was|were|arrived|came|showed up|got)(?: \p{L}+){0,3} melted\b/u,
    told: /\bheat\b|\bmelt|\brefrigerat|\bcooler|\bice packs?\b/,
  },
  {
    of: ['store_info', 'jobs', 'contact', 'complaint', 'deals'],
    asked: new RegExp(
      `\\b(?:(?:i|we) (?:also )?(?:make|grow|own|run|have|started|founded|produce|rep|represent|distribute|blow|got)|im (?:an?|the|with|from)|(?:were|we are) (?:an?|the|from)|my|our)(?: \\p{L}+){0,5} (?:brand|line|company|edibles?|gumm\\p{L}*|chocolates?|bars?|farm|grow(?:er)?|flower|products?|pipes|glass|merch|vapes?|wholesaler|vendor|distributor|maker)\\b.{0,50}\\b(?:on (?:your|the|yalls) ${SHELVES}|in(?:to)? (?:your|the|yalls) ${SHELVES}|carry (?:us|it|them|my|our)|stock (?:us|my|our)|wholesale|your buyer|sell (?:it |them )?to (?:you|yall|your)|pitch|carried)\\b|\\b(?:who(?:s| is)?|is there|reach|talk to|contact|speak to|email|meet)\\b(?: \\p{L}+){0,4} (?:buyer|purchasing(?: manager)?|buying (?:team|person|department))\\b|\\b(?:pitch|get|sell|place|put|wholesale)(?:ing)? (?:you )?(?:my|our)(?: \\p{L}+){0,2} (?:brand|line|company)\\b|\\bwholesale (?:to (?:you|yall|your)|inquir\\p{L}*|account)\\b|\\b(?:become|be) an? (?:vendor|supplier)\\b|\\bvendor (?:inquir\\p{L}*|applications?|contact)\\b|\\bhow do (?:we|i) get (?:them|it|ours|mine|in|our stuff)(?: in| into| on)? your ${SHELVES}\\b`,
      'u',
    ),
    told: /\bvendors?\b(?!.{0,4}(?:day|pop))|\bwholesale\b|\bbuyer\b|\bbuying\b|\bsuppliers?\b|\bbrands?[_ ](?:wanting|that want|who want|partners?)\b/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          'Thanks for thinking of us. I only help shoppers and take no offers here; our team can tell you who buys for the shop.',
          'Gracias por pensar en nosotros. Yo solo atiendo a clientes y aquí no recibo ofertas; nuestro equipo te dice quién compra para la tienda.',
        ),
    },
  },
  {
    of: ['id_policy', 'store_info', 'contact'],
    asked:
      /\brenew(?:ing|al)?(?: (?:of|for|my|the|a))* (?:cards?|patient\p{L}*)\b|\brenovar(?: (?:mi|la))* tarjeta\b|\b(?:get|getting|apply(?:ing)? for|qualify(?:ing)? for|renew(?:ing|al)?|recertif\p{L}*|sign(?:ing)? up for)(?: (?:an?|my|the|for|new|our|your))* (?:med(?:ical)?|patient|mmj|mmid|marijuana|cannabis) (?:\p{L}+ )?(?:cards?|licen[cs]e|registration)\b|\b(?:med(?:ical)?|patient|mmj) cards? (?:doctors?|docs?|clinics?|evaluations?|renewals?|help)\b|\b(?:doctors?|docs?|physician)\b.{0,30}\b(?:there|on ?site|in (?:the )?(?:store|shop)|for (?:a|my|the) (?:med|medical|patient) card|cert\p{L}*)\b/u,
    told: /\bcard[_ ](?:doctors?|clinics?|help|renewals?)\b|\bon[-_ ]?site[-_ ](?:doctors?|physicians?)\b|\b(?:doctors?|physicians?) on[- ]?site\b|\brenewals?\b|\bnew (?:patient )?cards\b|\bcertif(?:ying|ications?)\b|\bevaluations?\b/,
  },
  {
    of: ['returns', 'complaint', 'store_info'],
    asked: /\brecall(?:s|ed|ing)?\b(?! (?:what|that|the name|if|when|how|which|my|his|her|you)\b)/,
    told: /\brecall(?:s|ed)?\b/,
    untold: {
      topic: 'returns',
      say: (_, language) =>
        tell(
          language,
          "I'm sorry to hear that. Please don't use a product that may be recalled: keep it in its package, and our team tells you whether it is part of a recall and what you get back.",
          'Lo siento. No uses un producto que pueda estar retirado: guárdalo en su envase, y nuestro equipo te dice si es así y qué se te devuelve.',
        ),
    },
  },
  {
    of: ['consumption_rules', 'store_info'],
    asked:
      /\bamnesty (?:box(?:es)?|bins?)\b|\bwhere\b.{0,40}\b(?:throw|toss|dump|leave|ditch|drop|get rid of|dispose of|put)\b.{0,60}\b(?:fly|flying|flights?|planes?|airport|tsa|(?:leave|leaving) (?:town|the state)|head(?:ing)? home)\b|\bdonde (?:dejo|tiro)\b.{0,40}\b(?:vuelo|avion|aeropuerto)\b/,
    not: /\b(?:suitcases?|luggage|bags?|backpacks?|car|coat|dogs?)\b/,
    told: /\bamnesty\b/,
    untold: {
      topic: 'consumption_rules',
      say: (_, language) =>
        tell(
          language,
          "Cannabis may not fly along, so nothing of it goes with you to the airport. Whether a box for what is left stands there I don't have here; our team can tell you.",
          'El cannabis no puede viajar en avión, así que no lleves nada al aeropuerto. Si allí hay una caja para dejarlo no lo tengo aquí; nuestro equipo te lo dice.',
        ),
    },
  },
]
