import { MAKING, NIGHT, type Occasion, TOGETHER, TWO_ALONE } from './occasions.ts'

/** What somebody wants to feel, as far as an image or a situation tells it and no word of an effect does. */
export const MOODS = [
  'calm',
  'sleepy',
  'energetic',
  'focused',
  'creative',
  'happy',
  'social',
  'hungry',
  'romantic',
] as const
export type Mood = (typeof MOODS)[number]

/** What each leans towards, as an occasion does. */
export const OCCASION_OF: Readonly<Record<Mood, Omit<Occasion, 'asked'>>> = {
  calm: { effects: ['relaxed', 'calm'], label: 'winding down', labelEs: 'desconectar' },
  sleepy: NIGHT,
  energetic: { effects: ['energetic', 'uplifted'], label: 'getting going', labelEs: 'ponerse en marcha' },
  focused: { effects: ['focused', 'clear mind'], label: 'getting things done', labelEs: 'concentrarse' },
  creative: MAKING,
  happy: { effects: ['happy', 'uplifted'], label: 'a good mood', labelEs: 'estar de buen humor' },
  social: TOGETHER,
  hungry: { effects: ['hungry'], label: 'a good appetite', labelEs: 'abrir el apetito' },
  romantic: TWO_ALONE,
}
