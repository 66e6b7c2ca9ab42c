import { child, children, type Source } from './parse-source.ts'

const DRAWERS = /^(?:(?:.*-)?(?:utils?|helpers?|misc)|services?|common|shared)$/
const WAIVER = /(?:ox|es)lint-disable(?:-next-line|-line)?([^\n]*)/g

/** What the linter cannot say of a file: waivers without a reason, barrels, and drawers for anything. */
export function findHouseFaults({ path, text, tree }: Source): string[] {
  const faults: string[] = []
  if (path !== 'testing/structure/house-rules.test.ts') faults.push(...waiverFaults(text))
  const statements = children(tree, 'body')
  const isBarrel =
    statements.length > 0 &&
    statements.every((statement) => child(statement, 'source') !== undefined && statement.type.startsWith('Export'))
  if (isBarrel) faults.push('a barrel')
  const drawer = path
    .replace(/\.[^/]*$/, '')
    .split('/')
    .find((name) => DRAWERS.test(name))
  if (drawer !== undefined) faults.push(`a drawer: ${drawer}`)
  return faults.map((fault) => `${path}: ${fault}`)
}

function waiverFaults(text: string): string[] {
  const faults = [...text.matchAll(WAIVER)].flatMap(([, rest = '']) => {
    const [rules = '', reason = ''] = rest.replace('*/', '').split(' -- ')
    if (rules.trim() === '') return ['a waiver of every rule']
    return reason.trim().length < 10 ? ['a waiver without its reason'] : []
  })
  return /@ts-(?:ignore|expect-error|nocheck)/.test(text) ? [...faults, 'the compiler told to look away'] : faults
}
