import { type Language, tell } from './wording.ts'

/** Up to four things a shopper may want to say next. */
export function quickRepliesAfter(intent: string, language: Language): string[] {
  switch (intent) {
    case 'recommend':
      return [
        tell(language, 'Something cheaper', 'Algo más barato'),
        tell(language, 'Something milder', 'Algo más suave'),
        tell(language, 'Show me others', 'Muéstrame otros'),
      ]
    case 'recommend_no_match':
    case 'availability':
      return [
        tell(language, 'Show me others', 'Muéstrame otros'),
        tell(language, "What's on sale?", '¿Qué hay en oferta?'),
      ]
    case 'product_info':
    case 'compare':
      return [
        tell(language, 'Anything similar?', '¿Algo parecido?'),
        tell(language, 'Something cheaper', 'Algo más barato'),
      ]
    case 'unsure':
    case 'affirm':
    case 'small_talk':
      return [
        tell(language, 'Flower', 'Flor'),
        tell(language, 'Pre-rolls', 'Pre-rolls'),
        tell(language, 'Vapes', 'Vapes'),
        tell(language, 'Edibles', 'Comestibles'),
      ]
    case 'education':
    case 'bot_identity':
    case 'out_of_scope':
      return [
        tell(language, 'Recommend something', 'Recomiéndame algo'),
        tell(language, "Today's deals", 'Ofertas de hoy'),
      ]
    case 'store_hours':
      return [tell(language, 'Where are you?', '¿Dónde están?'), tell(language, "Today's deals", 'Ofertas de hoy')]
    case 'deals':
    case 'loyalty':
      return [
        tell(language, "What's on sale?", '¿Qué hay en oferta?'),
        tell(language, 'Recommend something', 'Recomiéndame algo'),
      ]
    default:
      return [tell(language, 'Recommend something', 'Recomiéndame algo'), tell(language, 'Opening hours', 'Horario')]
  }
}
