import type { FactAnswer, FactQuestion } from './answer.ts'
import { answerFact } from './answer-any.ts'
import { silent } from './answer-place.ts'
import { tell } from '#concierge/say/wording.ts'

const WORKED_AT =
  /(?:^|[._])(?:work_(?:here|with_us|for_us|at)|join_(?:us|our_team|the_team)|openings|positions|vacancies|recruiting|now_hiring|work(?:ing)?$)/

const ASKS_AGE =
  /\b(?:im|i am|hes|shes|turn(?:ed|ing)?|age|tengo) (?:only |just )?(?:1[4-9]|2[0-9])\b|\bhow old\b|\b(?:minimum|legal) age\b|\bold enough\b/
const TELLS_AGE = /\b(?:1[6-9]|2[0-5])\b/

/** Where to ask for work, if the profile says so under any key. */
export function answerJobs(question: FactQuestion): FactAnswer {
  const { facts } = question.store
  const fact =
    facts.find(({ keyWords }) => ['job', 'career', 'hiring', 'employment'].some((word) => keyWords.has(word))) ??
    facts.find(({ path }) => WORKED_AT.test(path))
  if (fact === undefined) return silent(question.language)
  const answer = answerFact(fact, question)
  return ASKS_AGE.test(question.plain) && !TELLS_AGE.test(answer.text)
    ? {
        ...answer,
        text: `${answer.text} ${tell(
          question.language,
          'I have nothing here on how old one must be to work with us; our team can tell you.',
          'No tengo aquí desde qué edad se puede trabajar con nosotros; nuestro equipo te lo dice.',
        )}`,
      }
    : answer
}
