import { HARMLESS, linesOf, TOLD } from './examples.ts'
import { MESSAGE_CLASSES } from './message-classes.ts'
import { storyLines } from './story-lines.ts'

/** What was typed or told, line by line, that is to be guarded: none of it is a mere story beside a question. */
export function guardedLines(): string[] {
  const stories = storyLines(TOLD)
  return MESSAGE_CLASSES.filter((name) => !HARMLESS.has(name)).flatMap((name) => [
    ...linesOf(name),
    ...(stories.get(name) ?? []).map(({ text }) => text),
  ])
}
