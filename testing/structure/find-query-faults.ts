import { findSqlFaults } from './find-sql-faults.ts'
import { child, children, type Source, stringOf, type SyntaxNode, textOf, walk } from './parse-source.ts'

/** One query written with the query builder: its calls from `selectFrom('…')` to `execute()`. */
type Call = { method: string; args: SyntaxNode[]; node: SyntaxNode }

const ROOTS = ['selectFrom', 'updateTable', 'deleteFrom', 'insertInto', 'mergeInto', 'replaceInto']
const JOINS = [
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'using',
]

/**
 * Where code breaks the rules of queries: each query of a tenant table names its tenant_id, so that any of three databases
 * finds the one node that holds it; raw SQL says nothing that one of them refuses. Faults read `path:line: what`.
 */
export function findQueryFaults(source: Source, walled: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const report = (node: SyntaxNode, fault: string) => faults.push(`${source.path}:${lineOf(source, node)}: ${fault}`)
  const seen = new Set<SyntaxNode>()
  walk(source.tree, (node) => {
    if (node.type === 'CallExpression' && !seen.has(node)) {
      const chain = readChain(node, seen)
      for (const fault of chainFaults(source, chain, walled)) report(node, fault)
      for (const fault of rawFaults(chain)) report(node, fault)
      for (const fault of nestedFaults(chain)) report(node, fault)
    }
    const text = sqlTextOf(node)
    if (text !== null)
      for (const fault of [...findSqlFaults(text), ...rawTableFaults(text, walled)]) report(node, fault)
  })
  return faults
}

/** The calls of a chain, first one first. Calls inside it are marked, so that each chain is read once. */
function readChain(outermost: SyntaxNode, seen: Set<SyntaxNode>): Call[] {
  const calls: Call[] = []
  let node: SyntaxNode | undefined = outermost
  while (node !== undefined) {
    if (node.type === 'CallExpression') {
      seen.add(node)
      const callee = child(node, 'callee')
      if (callee?.type === 'MemberExpression') {
        calls.unshift({
          method: textOf(child(callee, 'property')) ?? '',
          args: children(node, 'arguments'),
          node: callee,
        })
      } else {
        calls.unshift({ method: textOf(callee) ?? '', args: children(node, 'arguments'), node })
      }
      node = callee?.type === 'MemberExpression' ? child(callee, 'object') : undefined
    } else {
      node =
        node.type === 'MemberExpression' || node.type === 'AwaitExpression'
          ? child(node, node.type === 'MemberExpression' ? 'object' : 'argument')
          : undefined
    }
  }
  return calls
}

function chainFaults(source: Source, chain: Call[], walled: ReadonlySet<string>): string[] {
  const root = chain.find((call) => ROOTS.includes(call.method))
  if (root === undefined) return []
  if (root.method === 'mergeInto') return ['MERGE']
  const tables = tablesOf(root)
  if (tables === null) return [`${root.method} of a table that is not a literal`]
  const faults: string[] = []
  for (const { table, alias } of tables.filter((named) => walled.has(named.table))) {
    if (root.method === 'insertInto') {
      const conflict = chain.find((call) => call.method === 'onConflict')
      if (conflict !== undefined && !mentionsTenant(source, conflict))
        faults.push(`on conflict of ${table} without tenant_id`)
    } else if (!chain.some((call) => isTenantCondition(call, alias, tables.length > 1))) {
      faults.push(`${root.method}('${table}') without tenant_id`)
    }
  }
  for (const join of chain.filter((call) => JOINS.includes(call.method))) {
    const [joined] = tablesOf(join) ?? []
    if (joined === undefined) faults.push(`${join.method} of a table that is not a literal`)
    else if (walled.has(joined.table) && !mentionsTenant(source, join))
      faults.push(`${join.method} of '${joined.table}' without tenant_id`)
  }
  return faults
}

function tablesOf(call: Call): { table: string; alias: string }[] | null {
  const [first] = call.args
  const names = first?.type === 'ArrayExpression' ? children(first, 'elements').map(stringOf) : [stringOf(first)]
  const tables = names.map((name) => /^(\w+)(?: as (\w+))?$/.exec(name ?? ''))
  if (tables.length === 0 || tables.some((match) => match === null)) return null
  return tables.map((match) => ({ table: match?.[1] ?? '', alias: match?.[2] ?? match?.[1] ?? '' }))
}

function isTenantCondition({ method, args }: Call, alias: string, mustQualify: boolean): boolean {
  if (method !== 'where' && method !== 'whereRef') return false
  const column = stringOf(args[0])
  const isOwn = column === `${alias}.tenant_id` || (!mustQualify && column === 'tenant_id')
  return isOwn && stringOf(args[1]) === '=' && args[2] !== undefined
}

function mentionsTenant(source: Source, call: Call): boolean {
  return call.args
    .slice(call.method === 'onConflict' ? 0 : 1)
    .some((arg) => /\btenant_id\b/.test(source.text.slice(arg.start, arg.end)))
}

/** `sql.raw` of anything but a literal could hold what nobody checked. */
function rawFaults(chain: Call[]): string[] {
  return chain.some(
    ({ method, args, node }) =>
      method === 'raw' && textOf(child(node, 'object')) === 'sql' && stringOf(args[0]) === undefined,
  )
    ? ['sql.raw of a text that is not a literal']
    : []
}

/** A transaction inside a transaction waits for ever on the embedded database, which has one connection. */
function nestedFaults(chain: Call[]): string[] {
  const faults: string[] = []
  for (const { method, args } of chain.filter((call) => isTransaction(call))) {
    for (const work of args.filter((arg) => /Function/.test(arg.type))) {
      walk(work, (inner) => {
        if (inner.type !== 'CallExpression') return
        const callee = child(inner, 'callee')
        const isNested =
          callee !== undefined &&
          isTransaction({ method: textOf(child(callee, 'property')) ?? '', args: [], node: callee })
        const takesDatabase = children(inner, 'arguments').some(isDatabase)
        if (isNested || takesDatabase) faults.push(`a second transaction inside db.${method}`)
      })
    }
  }
  return faults
}

function isTransaction({ method, node }: Call): boolean {
  return ['tenant', 'platform', 'bothSides', 'operator'].includes(method) && isDatabase(child(node, 'object'))
}

function isDatabase(node: SyntaxNode | undefined): boolean {
  if (node?.type === 'MemberExpression') return textOf(child(node, 'property')) === 'db'
  return node?.type === 'Identifier' && textOf(node) === 'db'
}

/** The text of an `sql` template with its parameters as `$0`; null for any other node. */
function sqlTextOf(node: SyntaxNode): string | null {
  if (node.type !== 'TaggedTemplateExpression' || textOf(child(node, 'tag')) !== 'sql') return null
  return children(child(node, 'quasi'), 'quasis')
    .map((quasi) => {
      const { value } = quasi
      return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
    })
    .join('$0')
}

/** Raw SQL must compare tenant_id once for each tenant table that it reads, changes or joins. */
function rawTableFaults(text: string, walled: ReadonlySet<string>): string[] {
  const sql = text.replace(/\s+/g, ' ')
  const named = [...sql.matchAll(/\b(from|join|update) "?(\w+)"?/gi)].filter((match) => walled.has(match[2] ?? ''))
  const compared = [...sql.matchAll(/\btenant_id = /g)].length
  const faults = named.length > compared ? [`raw SQL over ${named[compared]?.[2]} without tenant_id`] : []
  const conflicts = [...sql.matchAll(/\bon conflict \(([^)]*)\)/gi)].filter(
    (match) => !/\btenant_id\b/.test(match[1] ?? ''),
  )
  const inserts = [...sql.matchAll(/\binsert into "?(\w+)"? ?\(([^)]*)\)/gi)].filter((match) =>
    walled.has(match[1] ?? ''),
  )
  if (inserts.some((match) => !/\btenant_id\b/.test(match[2] ?? '')))
    faults.push('raw SQL inserts a row without tenant_id')
  if (inserts.length > 0 && conflicts.length > 0) faults.push('raw SQL names a conflict without tenant_id')
  return faults
}

function lineOf(source: Source, node: SyntaxNode): number {
  return source.text.slice(0, node.start).split('\n').length
}
