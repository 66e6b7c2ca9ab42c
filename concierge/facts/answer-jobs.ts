import type { FactAnswer, FactQuestion } from './answer.ts'
import { answerFact } from './answer-any.ts'
import { silent } from './answer-place.ts'

const WORKED_AT =
  /(?:^|[._])(?:work_(?:here|with_us|for_us|at)|join_(?:us|our_team|the_team)|openings|positions|vacancies|recruiting|now_hiring|work(?:ing)?$)/

/** Where to ask for work, if the profile says so under any key. */
export function answerJobs(question: FactQuestion): FactAnswer {
  const { facts } = question.store
  const fact =
    facts.find(({ keyWords }) => ['job', 'career', 'hiring', 'employment'].some((word) => keyWords.has(word))) ??
    facts.find(({ path }) => WORKED_AT.test(path))
  return fact === undefined ? silent(question.language) : answerFact(fact, question)
}
