/** People that shops make deals for: how they are asked about, and how a deal names them. */
export type DealGroup = { en: string; es: string; asked: RegExp; named: RegExp }

/** Older shoppers, by their word or their age; "over 60" beside spending is a sum. */
const AGE = String.raw`(?:[5-8]\d|(?:fifty|sixty|seventy|eighty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?)`
const NO_AGE = String.raw`(?! ?(?:dollars|bucks|%|percent|mg|g\b|off|minutes|miles))`
const SENIORS = new RegExp(
  [
    String.raw`senior|elder|\bolder\b|retire[des]|pension|mayores|tercera edad|jubilad[oa]s?|abuel[oa]s`,
    String.raw`(?<!\b(?:spend|spent|orders?|purchase|total|cart|pay|buy)\b.{0,14})\b(?:over|above|past|turned|turning|turns|turn|im|i am|hes|shes|is|age|aged|tengo|we are|both|were|tienen?|tiene|(?:someone|somebody|people|folks|person|lady|guy|man|woman)(?: of| who is| over)?)(?: the age of| about| almost| already| both)? ${AGE}\b${NO_AGE}`,
    String.raw`\b${AGE} (?:years?|yrs?|yo|anos|plus|(?:and|or|o|y) (?:over|up|older|above|mas))\b`,
    String.raw`\b(?:5[05]|6[05])(?:\+|s\b| crowd)`,
    String.raw`\b(?:grand(?:ma|pa|mother|father|mom|dad)|granny|gramps|grampa|nana|mom|dad|mother|father|aunt|auntie|uncle|husband|wife|neighbou?r)s? (?:is )?${AGE}\b${NO_AGE}`,
    String.raw`\b(?:people|folks|someone|somebody|those|anyone|ones|customers|guests) (?:of |at )?(?:my|our) age\b|\b(?:at|of) (?:my|our|a certain) age\b|\bmy age group\b`,
  ].join('|'),
  'u',
)

const NEWCOMERS =
  /first ?time|new(?:bie|comer)s?\b|never (?:been|shopped|ordered|bought|visited|set foot)|new (?:customer|client|guest|shopper|person|people|folks|faces|member|patient)|first visit|first purchase|new here|primera vez|primera visita|nuev[oa]s? cliente|clientes? nuev[oa]|primeira visita|premiere visite|erste[nr]? (?:besuch|einkauf)|first order|first deliver/

/** A row a group: English = Spanish = asked = named in a deal. */
const ROWS = String.raw`
students = estudiantes = \bstudents?\b|college (?:kid|discount|id|deal)|\bestudiantes?\b = student|college (?!staff)
military = militares = \bmilitary\b|\barmy\b|\bnavy\b|\bmarines?\b|\bair force\b|coast guard|national guard|\bserved\b|active duty|reservists?\b|\b(?:in|did) the (?:reserves?|guard|service|air force)\b|\bdeployed\b|\benlisted\b|tours? in (?:iraq|afghanistan|vietnam)|veteran|\bvets?\b|militar(?:es)?\b = veteran|military|service ?member|active duty
teachers = maestros = \bteach(?:es|ers?|ing)?\b|\beducators?\b|work (?:at|for|in) (?:a|an|the|our) (?:\p{L}+ )?school|school (?:counselor|librarian|aide|principal)|\bprofessors?\b|school staff|\bmaestr[oa]s?\b|\bprofesor(?:a|es)?\b = teacher|educator|school (?:staff|worker|employee)|college staff
nurses and health workers = enfermeras y personal de salud = \bnurses?\b|\bnursing\b(?! home)|\brn\b|health ?care|hospitals?\b|medical (?:workers?|staff)|\benfermer[oa]s? = nurse|health ?care|hospitals?\b|medical (?:worker|staff)
first responders = personal de emergencias = first responders?|fire ?fighters?|fire(?:man|men)\b|police|\bcops?\b|\bemts?\b|paramedics?|\bambulances?\b|\b(?:911|emergency) dispatch|\bfire (?:department|station|truck|engine)|bomberos?|policias? = first responder|fire ?fighter|police|\bemts?\b|paramedic
cannabis industry workers = trabajadores de la industria = \bindustry\b(?! standard)|budtender (?:discount|deal)|cannabis (?:workers?|employees?)|work (?:at|for|in) (?:a|an|another|the|other) (?:dispensary|dispo|grow|cannabis|weed) = (?<!hospitality )industry|cannabis (?:industry )?(?:worker|employee)|budtender|cannabis business
hospitality workers = trabajadores de hotelería = hospitality|service industry|bartend(?:ers?|ing|s)?(?![a-z])|\bwait(?:ers?|ress(?:es)?|staff)\b|\bcasino (?:workers?|employees?|staff|dealers?)|work (?:at|in) (?:a|an|the) (?:casino|hotel|restaurant|bar|resort)|hotel (?:workers?|staff)|restaurant (?:workers?|staff) = hospitality|casino|service industry|restaurant|bartender
locals = residentes locales = \blocals\b|\blocal (?:discount|deal|price|pricing|rate|special|resident|id|perk|break)|(?:a|im|were|am) local\b|\bresidents?\b(?! card)|\bneighbou?rs?\b|\bi live (?:at|on|over on|here|nearby|close|around|down|up|in the neighborhood|right|across)|residentes = \blocals?\b|neighbo|resident|address|\bzip\b
patients = pacientes = \bpatients?\b|med(?:ical)? ?(?:cards?|cert\p{L}*|discount|deal)|\bmmj\b|\bpacientes?\b = patient|medical|cardholder
people with disabilities = personas con discapacidad = disab(?:led|ility|ilities)|\bssi\b|\bssdi\b|handicapped|discapacid = disab
EBT or SNAP holders = beneficiarios de EBT o SNAP = \bebt\b|food stamps|\bsnap\b(?! (?:chat|shot))|low income = \bebt\b|\bsnap\b|low[ -]income
union members = miembros del sindicato = \bunions?\b(?= (?:members?|discount|deal|workers?|guys?|card))|\bsindicato = union
truck drivers = camioneros = \btruck(?:ers?|ies)\b|truck ?drivers?|camioner = truck|\bcdl\b
government workers = empleados públicos = (?:government|gov|city|state|county|federal|postal|municipal|transit) (?:workers?|employees?)|mail ?(?:man|men|carriers?)|usps = government|(?:city|state|county|federal|postal|municipal|transit|mta) (?:and \p{L}+ )?(?:worker|employee)|mail carrier
tourists = turistas = \btourists?\b|out of (?:town|state)ers?|\bturistas? = tourist|visitor|out[- ]of[- ](?:town|state)
birthdays = cumpleaños = \bturn(?:s|ing)? (?:2[1-9]|[34]\d)\b(?! ?(?:off|%|percent|dollars|bucks|mg))|birthday|\bbdays?\b|cumple = birthday
what you wear = lo que se lleva puesto = \b(?:wear(?:ing)?|dress(?:ing|ed)?(?: up)?(?: (?:as|like|in))?|come (?:in )?(?:wearing|dressed)|rock(?:ing)?|sport(?:ing)?|in) (?:\p{L}+ ){0,4}(?:jerseys?|hoodies?|shirts?|tees?|merch|gear|costumes?|colors|caps?|hats?|pajamas|pjs|scrubs|uniforms?|swag|sweaters?)\b = \bwear|jersey|costume|dress(?:ed|ing)? (?:up|as|in)|in costume
large orders = pedidos grandes = \bbulk (?:\p{L}+ )?(?:discounts?|deals?|pric\p{L}*|rates?|specials?|orders?|buys?|buying|purchases?|savings)\b|\b(?:discounts?|deals?|cheaper|break|off|specials?)\b.{0,24}\b(?:buy(?:ing)? (?:a lot|in bulk|a bunch|more|lots|a ton)|(?:in|for) bulk|big orders?|large orders?|volume|quantity)\b|\b(?:volume|quantity|wholesale) (?:discounts?|deals?|pric\p{L}*)\b|\bpor mayoreo\b|\bal por mayor\b = bulk|volume|wholesale|large orders?|orders? (?:over|above|of) \$|spend \$|when you spend|stock[- ]?up
employees = empleados = \bemployee (?:discount|pricing|deal)|descuento (?:de|para) empleados = employee
`

const rows: readonly DealGroup[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [en = '', es = '', asked = '', named = ''] = row.split(' = ')
    return { en, es, asked: new RegExp(asked, 'u'), named: new RegExp(named, 'u') }
  })

export const DEAL_GROUPS: readonly DealGroup[] = [
  {
    en: 'new customers',
    es: 'clientes nuevos',
    asked: NEWCOMERS,
    named:
      /first[- ]?(?:visit|tim|order|deliver|purchase)|new (?:customer|guest|client|patient|shopper|member)|newcomer|welcome/,
  },
  {
    en: 'seniors',
    es: 'personas mayores',
    asked: SENIORS,
    named: /senior|\b[4-9]\d ?(?:and (?:older|over|up)|\+)|elder|retire/,
  },
  ...rows,
]

/** The groups that a plain sentence names. */
export function groupsAsked(plain: string): readonly DealGroup[] {
  return DEAL_GROUPS.filter(({ asked }) => asked.test(plain))
}

/** "I teach third grade, anything in it for me": who somebody is, and whether it is good for anything. */
const WHAT_FOR_ME =
  /\b(?:anything|something|any perks?|perks?|any love|benefits?|advantage)(?: \p{L}+){0,3} for (?:me|us|that|it|them|him|her|people like|folks like|an?)\b|\b(?:does|do|will|would|can) (?:that|it|this|being one|i|we)(?: \p{L}+)? (?:help|count|matter|(?:get|save|earn|do)(?: (?:me|us|for))* (?:anything|something|any|money|a little|some))\b|\b(?:catch|get|cut)(?: me| us)? (?:a|any|some) (?:break|slack|love)\b|\bhook (?:me|us|it) up\b|\bpay less\b|\b(?:algo|alguna ventaja) para (?:mi|nosotros|un[oa]s?)\b/u

export function asksForOwnGroup(plain: string): boolean {
  return WHAT_FOR_ME.test(plain) && groupsAsked(plain).length > 0
}

/** "Is there something for new people": a deal, and nothing mild to begin with. */
const FOR_NEWCOMERS =
  /\b(?:(?:is|are) there|do (?:you|yall)(?: guys)? (?:have|do|offer|got)|got|get)(?: (?:an?|any|some))* (?:something|anything|deals?|perks?|discounts?|specials?|thing) for (?:the )?new (?:people|customers|guests|clients|shoppers|folks|faces|members|patients)\b/

export function asksForNewcomers(plain: string): boolean {
  return FOR_NEWCOMERS.test(plain)
}
