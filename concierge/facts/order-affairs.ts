import type { HouseRule } from './house-rules.ts'
import type { Affair } from './visit-affairs.ts'

const SOMEBODY =
  '(?:(?:my|our|a|his|her) (?:\\p{L}+ )?(?:wife|husband|spouse|partner|boyfriend|girlfriend|fianc\\p{L}*|friend|buddy|roommate|neighbou?r|mom|mother|dad|father|parents?|son|daughter|brother|sister|cousin|uncle|aunt|coworker|assistant|nurse|esposa|esposo|mujer|marido|novi[oa]|amig[oa]|herman[oa]|hij[oa]|mama|papa)|someone else|somebody else|anyone else|another person|somebody|someone|mi (?:esposa|esposo|mujer|marido|novi[oa]|amig[oa]|herman[oa]|hij[oa]|mama|papa)|otra persona)'
const FETCHES =
  '(?:pick(?:s|ing)? (?:it |them |that |(?:my|the|an|our) (?:\\p{L}+ )?(?:order|stuff|bag) )?up|pick ?up|grab|collect|fetch|get|come get|recoger|recoja|buscar)'
const AN_ORDER = '(?:orders?|pick ?up|pickup|what i ordered|stuff i ordered|pedidos?)'

const DRIVER = '(?:drivers?|courier|delivery (?:guy|person)|delivery|order|repartidor|pedido)'

/** Who may fetch an order, how one hears of its driver, and what one may plant oneself. */
export const ORDER_AFFAIRS: readonly (Affair & { of?: HouseRule['of'] })[] = [
  {
    of: ['pickup', 'order_change', 'order_status', 'id_policy', 'store_info'],
    asked: new RegExp(
      [
        `\\b${SOMEBODY} (?:\\p{L}+ ){0,3}${FETCHES}\\b(?=.{0,40}\\b${AN_ORDER}\\b| (?:it|them|that|for me)\\b)`,
        `\\b${SOMEBODY} (?:\\p{L}+ ){0,2}(?:pick ?up|recoger)$`,
        `\\b(?:have|send|let|get|mandar)(?: (?:to|a))? ${SOMEBODY} (?:to |a )?${FETCHES}\\b`,
        `\\b${AN_ORDER}\\b.{0,30}\\b(?:be )?(?:picked up|collected|fetched) by ${SOMEBODY}`,
      ].join('|'),
      'u',
    ),
    not: /\b(?:deliver\p{L}*|driver|gift|birthday|present|recommend|lost|points?)\b/u,
    told: /\b(?:some(?:one|body)|any(?:one|body)|person)[_ ]else\b|\banother person\b|\b(?:who|others?)[_ ](?:can|may)?[_ ]?(?:picks?[_ ]up|collects?|fetch\p{L}*)\b|\bpick(?:ed)?[_ ]?up[_ ]by\b|\bproxy\b|\bname on (?:the|an|your) order must\b/u,
  },
  {
    of: ['delivery', 'complaint', 'order_status', 'store_info'],
    asked: new RegExp(
      [
        `\\bhow (?:will|do|would|can) (?:i|we) (?:know|tell|find out|see)\\b.{0,24}\\b(?:the|my|your|when|where|if|that) (?:the |my |your )?${DRIVER}\\b`,
        `\\b(?:can|could|do|will|may) (?:i|we|you|yall|they)(?: guys)? (?:track|follow|see where|text|call|notify|message|alert|let (?:me|us) know)\\b.{0,30}\\b${DRIVER}\\b`,
        `\\b(?:is there|do (?:you|yall)(?: guys)? (?:have|do|offer)|any) (?:live |order |delivery |driver |gps )*track(?:ing|er)\\b`,
        `\\b(?:rastrear|seguir)(?: (?:a|el|mi|al))* ${DRIVER}\\b`,
      ].join('|'),
      'u',
    ),
    not: /\b(?:hours? late|still waiting|never (?:came|showed)|where is|wheres|fee|tip|id|cash|refund)\b/,
    told: /^delivery track|\btrack(?:ing|ed|er)?\b.{0,60}\b(?:driver|courier|delivery|link|order)\b|\b(?:driver|courier)s? (?:will )?(?:texts?|calls?)\b|\btexts? (?:link|you|message)?.{0,24}\b(?:driver|courier)\b/,
  },
  {
    of: ['purchase_limits', 'store_info'],
    asked:
      /\b(?:how many|number of)(?: \p{L}+){0,2} plants\b(?=.*\b(?:grow|have|home|allowed|legal|own|yard|house)\b)|\b(?:can|could|may|allowed|legal|ok|okay|lets?)(?: \p{L}+){0,4} (?:grow|cultivate)(?: \p{L}+){0,3} (?:own|at home|plants?|weed|here|in [a-z]{2,})\b|\bhome ?grow(?:ing|n)?\b.{0,24}\b(?:legal|allowed|rules?|limit|law)\b|\b(?:puedo|podemos|se puede|cuantas) (?:cultivar|plantas)\b/u,
    not: /\b(?:how (?:do|does|to|can|long)|nutrients?|lights?|soil|yield|did you|you grow|your (?:own )?(?:farm|grow)|sell|buy)\b/,
    told: /\bhome[-_ ]?grow|\bgrow (?:up to )?\w+ (?:\w+ )?plants\b|\bplants? (?:at home|per (?:adult|person|household))\b/,
  },
]
