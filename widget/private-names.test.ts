import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRIVATE_NAMES } from './private-names.ts'

const ROOT = `${import.meta.dirname}/..`

function sourcesIn(folder: string): string {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(`${ROOT}/${folder}/${name}`, 'utf8'))
    .join('\n')
    .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
}

function names(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), (match) => match[1] ?? ''))
}

const chat = sourcesIn('widget/chat')
const wire = ['chat', 'turn', 'catalog', 'widget-config']
  .map((name) => readFileSync(`${ROOT}/contract/${name}.ts`, 'utf8'))
  .map((text) => text.split('export const chatRoutes')[0])
  .join('\n')
/** Names of properties that are words of the style sheet as well. */
const ALSO_CLASSES = ['chat', 'floating']

test.each([
  ['of the wire', names(wire, /^\s*'?([\w-]+)'?\??:/gm)],
  [
    'of the page',
    names(readFileSync(`${ROOT}/widget/page-api.ts`, 'utf8'), /^\s*(?:readonly )?'?([\w-]+)'?\??[:(<]/gm),
  ],
  [
    'that the loader and the frame pass',
    names(between(chat, 'export type ChatOptions', 'class Chat '), /^\s*(?:readonly )?(\w+)\??[:(]/gm),
  ],
  ['that modules import from one another', names(chat, /export (?:async )?(?:const|class|function\*?) (\w+)/g)],
  ['kept in storage', new Set(['key', 'outbox', 'conversationId', 'secret', 'text', 'clientMessageId'])],
])('no shortened name is a name %s', (_what, taken) => {
  expect(taken.size).toBeGreaterThan(4)
  expect(PRIVATE_NAMES.filter((name) => taken.has(name))).toEqual([])
})

test('no shortened name is used as a text, where it would not be shortened', () => {
  const quoted = names(chat, /['"](\w+)['"]/g)
  expect(PRIVATE_NAMES.filter((name) => quoted.has(name))).toEqual(ALSO_CLASSES)
})

function between(text: string, from: string, to: string): string {
  return text.slice(text.indexOf(from), text.indexOf(to))
}
