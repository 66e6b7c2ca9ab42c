import type { AgentBrief } from '#contract/agent.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { TalkIntent } from '#concierge/understand/intent.ts'
import { namesLanguage, sayLanguages } from '#concierge/facts/say-languages.ts'
import { follows, type Grammar, readingsOf } from '#concierge/understand/plain-talk/grammar.ts'
import { FLIRTS, MOODS, SLIPS } from '#concierge/understand/plain-talk/told-of-oneself.ts'
import { type Language, tell, vary } from './wording.ts'

type TalkQuestion = {
  intent: Exclude<TalkIntent, 'education'>
  plain: string
  language: Language
  agent: AgentBrief
  profile: StoreProfile
  lastReply: string | null
}

const JOKES_EN = [
  'Why did the gummy go to school? It wanted to be a Smartie. Now, what can I find for you?',
  'What do you call a polite dispensary? High class. What can I find for you?',
  'I tried to tell a joke about pre-rolls, but it went up in smoke. Anything I can find for you?',
]
const JOKES_ES = [
  'Quería contarte un chiste de porros, pero se hizo humo. ¿Qué te busco?',
  '¿Cómo se despide un pre-roll? ¡Me esfumo! ¿Qué te busco?',
]
const FACTS_EN = [
  'Fun fact: hops and cannabis are cousins, which is why some strains smell a bit like beer. What can I find for you?',
  'Fun fact: the terpene limonene is also what makes lemon peel smell like lemon. What can I find for you?',
]
const FACTS_ES = [
  'Dato curioso: el lúpulo y el cannabis son parientes, por eso algunas variedades huelen un poco a cerveza. ¿Qué te busco?',
]

/** Another language than those of this chat: whether somebody in the shop speaks it. */
function ofTeam({ plain, language, profile }: TalkQuestion): string | null {
  const spoken = profile.staff?.languages ?? []
  if (spoken.length === 0 || /\b(?:english|spanish|espanol|ingles)\b/.test(plain) || !namesLanguage(plain)) return null
  return `${tell(
    language,
    'Here in the chat I speak English and Spanish.',
    'Aquí en el chat hablo inglés y español.',
  )} ${sayLanguages(spoken, plain, language)}`
}

/** Small talk and questions about the assistant: short, honest about being an AI, and back to helping. */
export function sayTalk(question: TalkQuestion): string {
  const { intent, plain, language, agent, profile, lastReply } = question
  const { name } = agent.personality
  switch (intent) {
    case 'bot_identity':
      return sayIdentity(question)
    case 'small_talk':
      return saySmallTalk(plain, language, name, profile)
    case 'out_of_scope':
      return sayOutOfScope(question)
    case 'language':
      return (
        ofTeam(question) ??
        (/spanish|espanol/.test(plain)
          ? 'Claro, podemos hablar en español. ¿Qué buscas hoy?'
          : tell(
              language,
              'I can chat in English or Spanish (español). What are you looking for today?',
              'Puedo hablar en inglés o español. ¿Qué buscas hoy?',
            ))
      )
    case 'cancel':
      return tell(
        language,
        "No problem, I'll leave it there. Tell me when you'd like to look at something else.",
        'Sin problema, lo dejamos ahí. Avísame cuando quieras ver otra cosa.',
      )
    case 'repeat':
      return (
        lastReply ??
        tell(
          language,
          `I'm ${name}, the assistant of ${profile.name}. Ask me about products, deals or hours.`,
          `Soy ${name}, el asistente de ${profile.name}. Pregúntame por productos, ofertas u horario.`,
        )
      )
    case 'affirm':
      return tell(
        language,
        'Great! What would you like to see: flower, pre-rolls, vapes, edibles or something else?',
        '¡Perfecto! ¿Qué quieres ver: flor, pre-rolls, vapes, comestibles u otra cosa?',
      )
    case 'deny':
      return tell(
        language,
        "No problem. Tell me what didn't fit, and I'll look again: the type, the price or the strength?",
        'Sin problema. Dime qué no te gustó y busco otra vez: ¿el tipo, el precio o la potencia?',
      )
    case 'unsure':
      return tell(
        language,
        'No worries, we can find out together. Is it for winding down in the evening, or for something lively?',
        'No pasa nada, lo vemos juntos. ¿Es para relajarte por la noche o para algo más animado?',
      )
  }
}

function sayOutOfScope({ plain, language, profile }: TalkQuestion): string {
  return vary(
    [
      tell(
        language,
        `I can't help with that one, I'm the shopping assistant of ${profile.name}. I do know our menu, deals and hours.`,
        `Con eso no puedo ayudarte: soy el asistente de compras de ${profile.name}. Sí conozco el menú, las ofertas y el horario.`,
      ),
      tell(
        language,
        `That's outside what I can do; I only know ${profile.name}: our menu, products, deals and hours. Is there something there I can help with?`,
        `Eso no lo puedo hacer; solo conozco ${profile.name}: productos, ofertas y horario. ¿Te ayudo con algo de eso?`,
      ),
    ],
    plain,
  )
}

function sayIdentity({ plain, language, agent, profile }: TalkQuestion): string {
  const { name } = agent.personality
  if (
    /\b(?:what (?:can|do|may|should|kind|type|sort|subject|topic|are you able|are you capable)|how (?:can|do) i use|capabilit|abilit|help me with)/.test(
      plain,
    )
  ) {
    return tell(
      language,
      `I'm ${name}, the AI assistant of ${profile.name}. Ask me for products by type, effect, strength, size or budget, to compare two of them, about deals, hours, delivery, payment or ID, or what cannabis words mean.`,
      `Soy ${name}, el asistente de IA de ${profile.name}. Pídeme productos por tipo, efecto, potencia, tamaño o presupuesto, o pregúntame por ofertas, horario, entregas, pagos o identificación.`,
    )
  }
  if (/\b(?:name|call you|refer to you|go by|llamas)\b/.test(plain))
    return tell(
      language,
      `I'm ${name}, the AI shopping assistant of ${profile.name}.`,
      `Soy ${name}, el asistente de compras con IA de ${profile.name}.`,
    )
  if (
    /\b(?:made|built|created|programmed|designed|developed|trained|maker|creator|developer|work for|boss|employer|owns|your design|responsible)\b/.test(
      plain,
    )
  )
    return tell(
      language,
      `I'm ${name}, an AI assistant, and I work for ${profile.name}. The team there stands behind me, and a person can take over whenever you like.`,
      `Soy ${name}, un asistente de IA, y trabajo para ${profile.name}. Una persona del equipo puede atenderte cuando quieras.`,
    )
  return tell(
    language,
    `I'm ${name}, an AI assistant of ${profile.name}, not a person. I can help with products and store questions, and our team is there whenever you'd rather talk to someone.`,
    `Soy ${name}, un asistente de IA de ${profile.name}, no una persona. Te ayudo con productos y dudas de la tienda, y el equipo puede atenderte si prefieres.`,
  )
}

const ANNOYED =
  /(?:is|are|was|were) (?:such )?an? (?:\w+ )?joke|annoying|useless|stupid|dumb|suck|not helpful|unhelpful/

function sayRegret(language: Language): string {
  return tell(
    language,
    "Sorry about that! Tell me what you're after in a few words, and I'll do better.",
    '¡Perdona! Dime en pocas palabras qué buscas y lo haré mejor.',
  )
}

/** What somebody tells of the day, of a slip of the phone, or says to make eyes. */
function sayToOneself(plain: string, language: Language): string | null {
  const tells = (grammar: Grammar): boolean => readingsOf(plain).some((reading) => follows(grammar, reading) !== null)
  if (tells(SLIPS))
    return tell(language, 'No worries, it happens! What can I find for you?', '¡No pasa nada! ¿Qué te busco?')
  if (tells(FLIRTS))
    return tell(
      language,
      "That's sweet, but I'm an AI: no dates and no wardrobe, only a menu I know by heart. What can I find for you?",
      'Qué lindo, pero soy un asistente de IA: sin citas ni guardarropa, solo un menú que me sé de memoria. ¿Qué te busco?',
    )
  if (!tells(MOODS)) return null
  return /\bbored\b/.test(plain)
    ? tell(
        language,
        'Boredom I can help with: something lively and giggly, or something new to try? Tell me flower, edible or vape, and I will pick.',
        'Contra el aburrimiento: ¿algo animado o algo nuevo para probar? Dime flor, comestible o vape y te elijo.',
      )
    : tell(
        language,
        "Sounds like you've earned some rest. Want something to unwind with? Tell me flower, edible or vape, and I will pick.",
        'Te mereces un descanso. ¿Quieres algo para relajarte? Dime flor, comestible o vape y te elijo.',
      )
}

function saySmallTalk(plain: string, language: Language, name: string, profile: StoreProfile): string {
  const told = sayToOneself(plain, language)
  if (told !== null) return told
  const says = (pattern: RegExp): boolean => pattern.test(plain)
  if (
    says(
      /thank|thx|\bty\b|tysm|life ?saver|godsend|legend|\bgem\b|\bmvp\b|\bgoat\b|bless|\byou (?:rock|rule)\b|that helped|kudos|props|gracias|appreciate|merci|danke|obrigad|good (?:job|work|bot)|well done|awesome|youre|your (?:awesome|the best)|love you|cheers|helpful/,
    )
  )
    return vary(
      [
        tell(language, "You're welcome! Happy to help any time.", '¡De nada! Con gusto.'),
        tell(
          language,
          "You're welcome, enjoy! I'm here if you need anything else.",
          '¡De nada, que lo disfrutes! Aquí estoy si necesitas algo más.',
        ),
      ],
      plain,
    )
  if (
    says(
      /bye|goodbye|good ?night|see y|\bcya\b|\bdeuces\b|\btchau\b|\bciao\b|\bpeace\b|\b(?:gotta|got to|have to|going to|gonna|im?ma|finna|i will|should|time to|lemme) (?:get )?(?:go|going|run|bounce|jet|dip|leave|head out)\b|\bi ?m (?:out|gone|off|outta here|heading out)\b|later|take (?:it easy|care)|adios|hasta luego|farewell|peace out|have a (?:good|great|nice)|good(?:night)?chat|great (?:talk|chat)|good chatting/,
    )
  )
    return tell(language, `Take care, and see you at ${profile.name}!`, `¡Cuídate y hasta pronto en ${profile.name}!`)
  if (ANNOYED.test(plain)) return sayRegret(language)
  if (says(/joke|funny|laugh|chiste/)) return vary(language === 'es' ? JOKES_ES : JOKES_EN, plain)
  if (says(/fact|trivia|story|curios/)) return vary(language === 'es' ? FACTS_ES : FACTS_EN, plain)
  if (
    says(
      /how old|your age|what age|birthday|born|years old|hobbies|for fun|do you (?:smoke|eat|sleep|dream|like|have|enjoy)|meaning|purpose|life mean|secret|favorite/,
    )
  )
    return tell(
      language,
      `I'm an AI assistant, so I'll leave that to the philosophers; what I enjoy is finding the right product for someone. What can I find for you?`,
      'Soy un asistente de IA, así que eso se lo dejo a los filósofos; lo mío es encontrarte el producto adecuado. ¿Qué buscas?',
    )
  if (says(/how (?:are|r)|hows|how have|how is|how do you do/))
    return tell(
      language,
      "I'm doing great, thanks for asking! What can I help you find today?",
      '¡Muy bien, gracias! ¿Qué te ayudo a encontrar hoy?',
    )
  if (says(/^(?:lol|lmao|haha|jaja|hehe|rofl|nice|cool|awesome|great|wow|sweet|dope|k)/))
    return tell(language, 'Glad to hear it! Anything else I can find for you?', '¡Qué bien! ¿Te busco algo más?')
  return vary(
    [
      tell(language, `Hi, I'm ${name}! What are you looking for today?`, `¡Hola, soy ${name}! ¿Qué buscas hoy?`),
      tell(
        language,
        `Hey there, ${name} here. What can I help you find?`,
        `¡Hola! Soy ${name}. ¿Qué te ayudo a encontrar?`,
      ),
    ],
    plain,
  )
}
