import { farOff } from './stride.ts'
import { type ExamplesByClass, MESSAGE_CLASSES, type MessageClass } from './message-classes.ts'

/** A text to learn from, and how much it counts. */
export type Told = { text: string; weight: number }
type Parts = { before: string; core: string; after: string }

/** As told; the grave part alone; the plain parts alone; each sentence of a harmless story alone; parts of one amid those of another. */
const WEIGHTS = { told: 2.5, core: 1.5, plain: 0.5, alone: 1, mixed: 1 } as const
const BAR = '|'
const BETWEEN_SENTENCES = /(?<=[.!?])\s+/u

/**
 * What messages of a few sentences teach, by class. Bars set off what is grave ("Any tins left? | My son is fifteen, one is for
 * him. | The green ones."): the rest is shopping, and stays so with another's trouble in it. Without bars all is of the one class.
 */
export function storyLines(groups: readonly ExamplesByClass[]): ReadonlyMap<MessageClass, readonly Told[]> {
  const told = new Map<MessageClass, Told[]>()
  const add = (name: MessageClass, weight: number, texts: readonly string[]) => {
    const list = told.get(name) ?? []
    for (const text of texts) if (text !== '') list.push({ text, weight })
    told.set(name, list)
  }
  const barred = new Map<MessageClass, Parts[]>()
  for (const [name, line] of groups.flatMap(linesOf)) {
    if (line.includes(BAR)) barred.set(name, [...(barred.get(name) ?? []), partsOf(line)])
    else {
      add(name, WEIGHTS.told, [line])
      add(name, WEIGHTS.alone, sentencesOf(line))
    }
  }
  const all = [...barred.values()].flat()
  for (const [name, list] of barred)
    list.forEach((parts, at) => {
      const [other = parts, third = parts] = [farOff(all, at), farOff(all, at + 1)]
      add(name, WEIGHTS.told, [join(parts)])
      add(name, WEIGHTS.core, [parts.core])
      add('serve', WEIGHTS.plain, [parts.before, parts.after, join({ ...parts, core: '' })])
      add(name, WEIGHTS.mixed, [join({ ...other, core: parts.core }), join({ ...third, before: parts.core, core: '' })])
    })
  return told
}

function linesOf(group: ExamplesByClass): [MessageClass, string][] {
  return MESSAGE_CLASSES.flatMap((name) =>
    (group[name] ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [MessageClass, string] => [name, line]),
  )
}

/** The sentences of a message that has several. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(BETWEEN_SENTENCES)
  return sentences.length > 1 ? sentences : []
}

function partsOf(line: string): Parts {
  const [before = '', core = '', after = ''] = line.split(BAR).map((part) => part.trim())
  return { before, core, after }
}

function join({ before, core, after }: Parts): string {
  return [before, core, after].filter((part) => part !== '').join(' ')
}
