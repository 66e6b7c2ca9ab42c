import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

const GENERATED = /\.(gen|d)\.tsx?$/
const TESTS_AND_GENERATED = /\.(test|test-data|gen|d)\.tsx?$/

/** A node of the syntax tree (ESTree). Its other fields are read through `child`, `children` and `text`. */
export type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown }

export type Source = { path: string; text: string; tree: SyntaxNode }

/** Every file of code below a folder of the repository, generated files apart, and tests unless asked for. */
export function readSources(folder: string, options: { withTests: boolean } = { withTests: false }): Source[] {
  const left = options.withTests ? GENERATED : TESTS_AND_GENERATED
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !left.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(ROOT, path), 'utf8')))
}

export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  const tree: unknown = program
  if (errors.length > 0 || !isNode(tree)) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return { path, text, tree }
}

/** Calls `visit` with every node below and including `node`; a node for which it returns false is not entered. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | void): void {
  if (visit(node) === false) return
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, visit)
  }
}

export function child(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field]
  return isNode(value) ? value : undefined
}

export function children(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The text of a name or of a literal string. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier' && typeof node.name === 'string') return node.name
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return undefined
}

/** The text of a literal string alone. */
export function stringOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'Literal' ? textOf(node) : undefined
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
  )
}
