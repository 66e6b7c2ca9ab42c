import type { StoreProfile } from '#contract/store-profile.ts'
import { type Language, listOf, sentence, tell } from '#concierge/say/wording.ts'
import { adultAge } from './ages-served.ts'
import { looseList, looseText } from './answer.ts'
import type { Affair, Untold } from './visit-affairs.ts'

const COMES =
  '(?:walk|come|go|get|show|arrive|visit|step|stop|enter|check)(?: (?:in|inside|there|up|by|into the (?:store|shop|dispensary)|to (?:the|your|a) (?:store|shop|dispensary)))*'
const FIRST_VISIT =
  '(?:(?:first|1st) (?:time|visit|trip)(?: ever)?(?: (?:here|there|in|coming|visiting|going|walking|stepping|shopping))*(?: (?:to|at|into|in) (?:an? |the |your )?(?:dispensary|dispo|weed (?:store|shop)|store|shop|place))?|never (?:been|set foot)(?: (?:to|in|inside|into|there|here))*(?: (?:an? |the |your )?(?:dispensary|dispo|weed (?:store|shop)|store|shop|place))?)'
const WHAT_NOW =
  '(?:what (?:happens|do i (?:do|need|expect)|should i (?:expect|know|do)|can i expect|to expect|am i (?:supposed|meant) to do)|how does (?:it|this|that|the (?:process|visit)) (?:work|go)|whats? (?:it like|the process|gonna happen|going to happen))'

/** Who may come in and what is paid with: what is known of a visit where nobody told how it goes. */
function whatIsKnown(profile: StoreProfile, language: Language): string[] {
  const { id_policy, payment } = profile
  const age = adultAge(profile)
  const checked = looseText(id_policy, 'checked')
  const accepted = payment?.accepted ?? []
  return [
    tell(
      language,
      `You must be ${age} or older, with a valid, unexpired government ID${checked === null ? '' : `; it is checked ${checked}`}.`,
      `Debes tener ${age} años o más y traer una identificación oficial vigente.`,
    ),
    ...(accepted.length === 0
      ? []
      : [tell(language, `We accept ${listOf(accepted, language)}.`, `Aceptamos ${listOf(accepted, language)}.`)]),
  ]
}

/** The standing deal for who comes the first time, as the shop words it. */
function forNewcomers({ deals }: StoreProfile, language: Language): string[] {
  return language === 'es'
    ? []
    : looseList(deals, 'always')
        .filter((deal) => /^(?:first|new)\b/i.test(deal))
        .slice(0, 1)
        .map((deal) => sentence(deal))
}

/** What is asked of a visit, an order by phone and what one may keep at home, which few profiles tell. */
export const UNTOLD_VISITS: readonly (Affair & { untold: Untold })[] = [
  {
    asked:
      /\bair ?-?condition\p{L}*|\b(?:has|have|got|get|is there|theres|the|your|any)(?: (?:an?|the|good|working|you|some))* (?:a\/?c|aircon)\b(?= ?(?:$|,|in\b|there\b|inside\b|on\b|or\b|today\b|because\b|its\b|cuz\b))/u,
    not: /\b(?:adapters?|outlets?|chargers?|power)\b/,
    told: /\bair[-_ ]?condition|\ba\/?c\b|\baircon\b|\bcooling (?:center|room)\b/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          "I don't know from here whether the store is air-conditioned; our team can tell you.",
          'No tengo aquí si la tienda tiene aire acondicionado; nuestro equipo te lo dice.',
        ),
    },
  },
  {
    asked:
      /\b(?:can|could|may|ok(?:ay)?|fine|allowed|cool|alright|weird|rude|mind)(?: (?:if|to|for|me|i|we|you|people|just|only|come|in|and|by|with|that))* (?:just |only )?(?:brows(?:e|ing)|look(?:ing)? around|window shop(?:ping)?|hav(?:e|ing) a look|tak(?:e|ing) a look)\b|\b(?:have to|need to|must(?: (?:i|we|you))?|gotta|required to|supposed to) (?:buy|purchase) (?:something|anything|stuff)(?: (?:to (?:come|get|walk) in|if i (?:come|walk) in|when i (?:come|walk) in))?$|\b(?:puedo|se puede|podemos)(?: (?:pasar|entrar|ir|solo|nomas|nada|mas|a))* (?:mirar|ver|echar un (?:vistazo|ojo))(?: (?:solo|nomas|sin comprar|nada mas|no mas))*$/u,
    not: /\b(?:menu|online|site|website|discount|deal|price)\b/,
    told: /\bbrows(?:e|ing)\b|\blook around\b/,
    untold: {
      topic: 'store_info',
      say: (profile, language) =>
        [
          tell(
            language,
            "You're welcome to ask me anything without buying, and nothing I have here says that one must buy in the store.",
            'Conmigo puedes mirar y preguntar sin comprar, y nada de lo que tengo aquí dice que haya que comprar en la tienda.',
          ),
          ...whatIsKnown(profile, language).slice(0, 1),
        ].join(' '),
    },
  },
  {
    asked:
      /\b(?:need|have to have|make|book|require[ds]?|necessary|must|only|set up|get|schedule|take|accept|by|without)(?: (?:to|make|book|schedule|an?|any|my|have|i|you|only))* (?:appointments?|appts?|reservations?)\b|\bappointments? (?:needed|required|necessary|only)\b|\b(?:walk ?ins|walkin|a walk in)\b(?! (?:closet|freezer|fridge|shower))|\b(?:can|could|may|do|should|ok(?:ay)? to|fine to)(?: (?:i|we|people|you|just|let|me|us))* just (?:walk|show|come|pop|drop|stop|swing|roll) (?:right )?(?:in|up|by|through)\b|\b(?:necesito|hace falta|hay que|tengo que|se necesita|piden|ocupo|con|sin|hacer|sacar|agendar)(?: (?:hacer|sacar|agendar|una?|previa|tener))* cita\b(?! romantica)|\b(?:puedo|se puede)\b.{0,16}\b(?:llegar|ir|pasar|caer|entrar)(?: (?:asi|nomas|no mas|directo|solo))+/,
    not: /\b(?:clos\p{L}*|minutes?|at \d|last|late|still|consult\p{L}*|one on one|tours?|class(?:es)?|asl|sign language|interpreter)\b/u,
    // What is shown or signed by appointment says nothing of whoever walks in.
    told: /(?<!\b(?:asl|sign language|interpreters?|tours?|consult\p{L}*|one[- ]on[- ]one)\b.{0,60})(?:\bappointments?\b|\breservations?\b)|\bwalk[-_ ]?ins?\b/u,
    untold: {
      topic: 'store_info',
      say: (profile, language) =>
        [
          tell(
            language,
            "Nothing I have here asks for an appointment: come by during opening hours. If you'd like to be sure, our team can tell you.",
            'Nada de lo que tengo aquí pide cita: puedes venir en horario de apertura. Si quieres confirmarlo, te lo dice nuestro equipo.',
          ),
          ...whatIsKnown(profile, language).slice(0, 1),
        ].join(' '),
    },
  },
  {
    asked: new RegExp(
      `\\bwhat happens (?:when|once|if|after) (?:i|we|you) (?:first )?${COMES}(?: .{0,20})?$|\\bhow does (?:it|this|everything|the (?:store|shop|dispensary|process|visit)) work (?:when|once|if|inside|in (?:there|the store))\\b|\\b${FIRST_VISIT}\\b.{0,24}\\b${WHAT_NOW}\\b|\\b${WHAT_NOW} (?:on|for|at|when|if)(?: \\p{L}+){0,4} ${FIRST_VISIT}(?=$| ,)|\\b(?:es|sera|va a ser)? ?(?:mi )?primera (?:vez|visita)\\b.{0,24}\\b(?:que (?:hago|necesito|tengo que|debo|llevo|traigo|ocupo)|como (?:es|funciona|le hago))\\b|\\bque (?:necesito|debo|tengo que|hay que|ocupo)(?: (?:llevar|traer|tener|presentar|para))+ .{0,16}primera (?:vez|visita)\\b`,
      'u',
    ),
    not: /\b(?:high|stoned|baked|faded|dizzy|sick)\b/,
    told: /\bwhat[_ ]to[_ ]expect\b|\bfirst[_ ](?:visit|timers?)[_ ](?:guide|process|steps|guests)|\bcheck[-_ ]?in\b/,
    untold: {
      topic: 'id_policy',
      say: (profile, language) =>
        [
          ...whatIsKnown(profile, language),
          ...forNewcomers(profile, language),
          tell(
            language,
            'Our team is there to help you choose, and you can look around the menu with me before you come.',
            'Nuestro equipo te ayuda a elegir, y antes de venir puedes ver el menú conmigo.',
          ),
        ].join(' '),
    },
  },
  {
    asked:
      /\b(?:call|phone|ring)(?: (?:it|in|ahead|up|you|yall|the store))*(?: (?:and|to|with))?(?: (?:place|put in|make|order))? (?:an? |my |the )?orders?(?: in)?\b(?! (?:status|number|is|was))|\border(?:s|ing)? (?:\p{L}+ ){0,2}?(?:over|by|on|through|via|from) (?:the |a |my )?(?:phone|telephone)\b|\b(?:pedir|ordenar|encargar|hacer (?:un|el|mi) pedido|pedidos?)\b.{0,16}\bpor telefono\b|\bllamar para (?:pedir|ordenar|hacer (?:un|mi) pedido)\b/u,
    not: /\b(?:cancel|change|check|status|where|late|wrong|missing|about)\b/,
    told: /\bphone[_ ]orders?\b|\btakes? (?:the|your|an) order\b|\border by phone\b|\b(?:online|website|site|web|app)(?:,| or| and)+ (?:by|over the|per) (?:phone|telephone)\b|\b(?:call|phone) (?:in|ahead)\b.{0,20}\border\b/,
    untold: {
      topic: 'pickup',
      say: ({ phone, pickup }, language) => {
        const ready = pickup?.offered === true ? pickup.ready_minutes : undefined
        return [
          tell(
            language,
            `I don't know from here whether our team takes orders over the phone${phone === undefined ? '.' : `; you can ask them at ${phone}.`}`,
            `No tengo aquí si nuestro equipo toma pedidos por teléfono${phone === undefined ? '.' : `; puedes preguntar al ${phone}.`}`,
          ),
          ...(pickup?.offered === true
            ? [
                tell(
                  language,
                  `You can order ahead and pick up in the store${ready === undefined ? '.' : `; orders are usually ready in about ${ready} minutes.`}`,
                  `Puedes pedir antes y recoger en la tienda${ready === undefined ? '.' : `; los pedidos suelen estar listos en unos ${ready} minutos.`}`,
                ),
              ]
            : []),
        ].join(' ')
      },
    },
  },
  {
    asked:
      /\bhow (?:much|many)\b.{0,30}\b(?:have|keep|possess|own|hold|store|stash|carry|walk around with|be holding)(?: \p{L}+){0,3} (?:at (?:home|my (?:house|place|apartment))|in (?:my|the) (?:house|home|apartment|possession|car)|on (?:me|you|my person|your person|hand)|legally)\b|\b(?:legal(?:ly)?|allowed|limit)\b.{0,24}\b(?:possess(?:ion)?|to have at home|have at home|keep at home)\b|\bpossession (?:limits?|laws?|rules?)\b|\bhow (?:much|many)\b.{0,20}\b(?:possess|am i allowed to (?:have|own|keep|carry))\b|\bcuant[ao]s?\b.{0,30}\b(?:tener|guardar|poseer|traer|cargar|llevar)\b(?! (?:el|mi|un|su|los|mis) (?:pedido|orden|paquete|compra)).{0,16}\b(?:casa|encima|conmigo|legalmente)\b/u,
    told: /\bpossess|\bat home\b/,
    untold: {
      topic: 'purchase_limits',
      say: ({ limits_and_rules }, language) => {
        const limit = limits_and_rules?.purchase_limit
        return [
          tell(
            language,
            "How much one may have at home or carry is set by state law, and I don't have that figure here; the state's cannabis agency or our team can tell you.",
            'Cuánto se puede tener en casa o llevar lo fija la ley del estado y no tengo aquí esa cifra; te la dice la agencia estatal de cannabis o nuestro equipo.',
          ),
          ...(typeof limit === 'string'
            ? [
                tell(
                  language,
                  `What one may buy here: ${sentence(limit)}`,
                  `Lo que se puede comprar aquí: ${sentence(limit)}`,
                ),
              ]
            : []),
        ].join(' ')
      },
    },
  },
  {
    asked:
      /\b(?:some ?where|any ?where|(?:a |any )?(?:place|spot|room)|seats?|chairs?|bench(?:es)?|seating|couch)\b.{0,24}\b(?:to sit|sit down|to rest|inside|in (?:there|the (?:shop|store|lobby))|while (?:i|we|she|he|they)|to wait)\b|\b(?:is there|are there|got|have|any) (?:any )?(?:seating|seats|chairs|benches|a bench)\b|\b(?:can|could|may) (?:i|we|my \p{L}+|she|he|they) (?:sit|sit down)\b(?! in (?:the|my) (?:car|truck))|\bhay (?:donde sentarse|sillas|asientos|bancas)\b/u,
    not: /\b(?:(?:power|wheel) ?chair|get around|dogs?|pup|pets?|leash|tie|bikes?|park|parking|smoke|consume|vape|eat|charge|boat|rv|leave|store|lock)\b/,
    told: /\bseat|\bchair|\bbench|\blounge|\bwaiting (?:area|room)|\bsit\b|\bsofa|\bcouch/,
    untold: {
      topic: 'accessibility',
      say: (_, language) =>
        tell(
          language,
          "I don't know from here whether there are seats inside; our team can tell you.",
          'No tengo aquí si hay asientos adentro; nuestro equipo te lo dice.',
        ),
    },
  },
]
