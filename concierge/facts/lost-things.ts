import { tell } from '#concierge/say/wording.ts'
import type { Affair, Untold } from './visit-affairs.ts'

/** What everybody carries: to have left it tells enough. */
const CARRIED =
  'wallets?|purses?|phones?|cell ?phones?|iphones?|keys?|key ?chains?|car keys|jackets?|coats?|hoodies?|sweaters?|sweatshirts?|hats?|caps?|beanies?|umbrellas?|sunglasses|glasses|shades|bags?|tote|backpacks?|cards?|debit cards?|credit cards?|air ?pods?|earbuds?|headphones|earrings?|bracelets?|necklaces?|watch|water bottle|thermos|charger|scarf|gloves?|mittens|cane|crutch(?:es)?|laptop|tablet|ipad|inhaler|epi ?pens?|insulin|pills?|pill (?:box|bottle|case)|meds|medicine|medication|prescription|passport|notebook|stroller'
const THING = `(?:${CARRIED}|vape|pen|lighter|book|skateboard|toy|leash|bottle|rings?)`
const COSA =
  '(?:cartera|billetera|bolso|bolsa|mochila|telefono|celular|llaves?|chamarra|chaqueta|abrigo|sudadera|sueter|gorra|gorro|sombrero|paraguas|lentes|gafas|tarjeta|audifonos|anillo|reloj|bufanda|guantes|botella|cargador|identificacion|licencia|pasaporte|cosas?|algo)'
const OWN = '(?:my|our|his|her|their|the|a|an|one of my|my \\p{L}+s)'
const AT_YOURS =
  '(?:there|over there|here|behind|in there|with (?:you|yall)|(?:at|in|on|by|inside|near|under) (?:the|your|yalls|ur|that) (?:\\p{L}+ )?(?:counter|store|shop|place|dispensary|register|desk|lobby|lot|bathroom|restroom|bench|chair|couch|waiting room|window|floor|door|parking|rack|shelf))'
const LEFT = '(?:left|lost|forgot|forgotten|dropped|misplaced)'
const PERSON = '(?:anyone|anybody|someone|somebody|you|yall|they|staff|security|a budtender)'

/** Papers are asked of otherwise where it is not said that they were left here. */
const PAPERS_LEFT =
  '\\b(?:left|lost|forgot|dropped|misplaced) (?:my|our) (?:ids?|licen[cs]e)(?= (?:there|here|behind|with (?:you|yall)|at (?:the|your) (?:counter|store|shop|register|desk)|on (?:the|your) (?:counter|desk)|in (?:there|the (?:store|shop))|earlier|yesterday|last|when))'

/** What somebody left behind in the shop, whether or not he calls it lost. */
export const LOST_THINGS: Affair & { untold: Untold } = {
  asked: new RegExp(
    [
      '\\blost (?:and|n|&) found\\b|\\bobjetos perdidos\\b',
      `\\b(?:left|lost|dropped|misplaced) (?:my|our) (?:${CARRIED})\\b(?! (?:in|into|on|onto|down|off) (?:the|a|my|our) (?:sink|toilet|tub|lake|river|pool|water|mud|snow|street|sidewalk|floor|stairs|couch|sofa|bed|kitchen)\\b)(?! (?:(?:at |back )?home|at (?:work|my)|in (?:my|the) (?:car|truck|other|house|hotel)))`,
      `\\b${LEFT}(?: behind)? ${OWN} (?:\\p{L}+ ){1,3}(?<!\\b(?:at|in|on|my|the) (?:\\p{L}+ )?)${AT_YOURS}\\b`,
      `\\b${LEFT} ${OWN} (?:\\p{L}+ ){0,2}${THING} (?:\\p{L}+ )?${AT_YOURS}\\b`,
      `\\b${THING}(?: ,)?(?: \\p{L}+){0,5} (?:(?:got|was|were|been|be|is|are) left|left (?:it|them)|forgot (?:it|them)) ${AT_YOURS}\\b`,
      `\\b(?:left|forgot) (?:it|them|something|some stuff|stuff) (?:(?:back|over|sitting) )?${AT_YOURS}\\b`,
      `\\b(?:my|our) (?:\\p{L}+ )?${THING} (?:is|are|might be|may be|must be|could be|was|were) (?:(?:still|probably|maybe|possibly) )*(?:${AT_YOURS})(?= |$)`,
      `\\b(?:(?:did|has|have|any chance|hope|hoping|maybe) )?${PERSON}(?: guys)?(?: (?:happen to|maybe|by chance))* (?:find|found|turn(?:ed)? in|hand(?:ed)? in|see|seen|spot|bring in)(?: (?:a|an|my|any|some|the|pair|of|set))*(?: \\p{L}+){0,2} ${THING}\\b(?! (?:in stock|on sale|for))(?=.*\\b(?:there|left|lost|yesterday|today|earlier|last|in)\\b|(?: ?\\?)?$)`,
      `\\b(?:a|an|my|any|some)(?: \\p{L}+){0,2} ${THING} (?:(?:got|been|get|was|were) )*(?:turned in|handed in|found)\\b`,
      '\\b(?:things?|stuff|items?|belongings) (?:(?:that|which|people|customers|folks|we|i|get|got|was|were|gets|guests) )*(?:left behind|leave behind|left|forgot|forget|lost)\\b',
      '\\b(?:left|leave|leaves|forgot)(?: \\p{L}+){0,3} behind\\b(?! (?:my|the) (?:house|car))',
      PAPERS_LEFT,
      `\\b(?:deje|deja[mr]os|olvide|perdi|se me (?:quedo|quedaron|olvido|olvidaron|cayo|cayeron|perdio))(?: (?:olvidad[oa]s?|ahi|alli|alla))? (?:mis?|una?|el|la|los|las|nuestr[oa]s?)? ?${COSA}(?: (?:de sol|negr[oa]|azul))?(?: (?:ahi|alli|alla|en (?:la|su|el) (?:tienda|mostrador|caja|local|estacionamiento|bano))|(?= (?:ayer|hoy|la semana|el \\p{L}+|esta|anoche))|$)`,
      `\\b(?:encontraron|hallaron|vieron|han encontrado)(?: (?:mis?|una?|el|la|los|las|unas|unos|por casualidad))* ${COSA}\\b`,
    ].join('|'),
    'u',
  ),
  not: /\b(?:apple|google|samsung) pay\b|\bpay (?:with|by|using)\b|\bon my (?:phone|watch)\b|\bleave (?:me|us|you) behind\b|\b(?:can|could|may) (?:i|we) (?:still |just )?(?:use|pay|shop|buy|show|earn|get (?:in|points|my points|the|a discount))\b|\b(?:need|want|buy|get) (?:a )?(?:new|another)\b|\b(?:can|could) i still\b|\bno (?:child|man|one) left behind\b/,
  told: /\blost(?:[_ ](?:and|n|&)[_ ]|[-_ ]&[-_ ])found\b|\blost[_ ](?:property|items?|things|articles)\b|\b(?:items?|things|property)[_ ](?:left|found|forgotten|lost)\b|\bleft[_ ]behind\b/,
  untold: {
    topic: 'store_info',
    say: (_profile, language) =>
      tell(
        language,
        "I can't see from here what has been found in the store; our team can look for you.",
        'Desde aquí no veo qué se ha encontrado en la tienda; nuestro equipo puede buscarlo.',
      ),
  },
}

export function tellsOfLost(plain: string): boolean {
  return LOST_THINGS.asked.test(plain) && LOST_THINGS.not?.test(plain) !== true
}
