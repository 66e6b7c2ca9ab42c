import { ATTACK } from './attack.ts'
import { CONTEXTS } from './contexts.ts'
import { FOREIGN } from './foreign.ts'
import { HARM } from './harm.ts'
import { HEALTH } from './health.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { SUBSTANCES } from './substances.ts'
import { THEMES } from './themes.ts'
import { THEMES_OF_CARE } from './themes-of-care.ts'
import { THEMES_OF_HARM } from './themes-of-harm.ts'
import { TONGUES } from './tongues.ts'

const WORDS: Readonly<Record<string, string>> = {
  ...PEOPLE,
  ...HEALTH,
  ...SUBSTANCES,
  ...HARM,
  ...ATTACK,
  ...PLACES,
  ...FOREIGN,
  ...CONTEXTS,
  ...THEMES,
  ...THEMES_OF_HARM,
  ...THEMES_OF_CARE,
}

/** Every word list that a guard rule may name. An entry is a word, a phrase, a beginning (`suicid*`) or an ending (`*itis`). */
export const CONCEPTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).map(([name, list]) => [name, name in TONGUES ? `${list}, ${TONGUES[name]}` : list]),
)
