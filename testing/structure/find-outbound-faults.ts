import { child, type Source, stringOf, type SyntaxNode, textOf, walk } from './parse-source.ts'

/** What opens connections by itself, and where that is right: each reaches an address of the operator's or of its own. */
const CALLERS: Record<string, RegExp> = {
  'node:http': /^server\/http\/outbound\.ts$/,
  'node:https': /^server\/http\/outbound\.ts$/,
  // The lock on the data folder, a socket of this machine.
  'node:net': /^server\/(db\/data-lock|http\/outbound(-address)?)\.ts$/,
  stripe: /^server\/adapters\/stripe\//,
  nodemailer: /^server\/adapters\/mail\//,
  'openid-client': /^server\/adapters\/openid\//,
  'oidc-provider': /^server\/adapters\/development-issuer\//,
  ai: /^server\/adapters\/models\//,
  pg: /^server\/db\//,
}
/** Packages and modules that have no business on the server at all. */
const CLIENTS =
  /^(node:)?(http2|tls|dgram)$|^(http|https|net)$|^(undici|axios|got|ky|needle|superagent|request|node-fetch|cross-fetch|ofetch|ws)$/
const GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']
/** The demo shop reports to this very server, as its customers' servers do. */
const MAY_FETCH = ['server/demo.ts']

/** Ways out of the house beside the one that checks where it leads. */
export function findOutboundFaults({ path, tree }: Source): string[] {
  const faults: string[] = []
  walk(tree, (node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') {
      const name = stringOf(child(node, 'source')) ?? ''
      const isOwn = node.importKind === 'type' || importsTypesAlone(node)
      if (!isOwn && (CLIENTS.test(name) || isStranger(name, path))) faults.push(`${path}: a connection by ${name}`)
    }
    const called = globalOf(node)
    if (called !== null && !MAY_FETCH.includes(path)) faults.push(`${path}: a connection by ${called}`)
  })
  return [...new Set(faults)]
}

function isStranger(name: string, path: string): boolean {
  const isVendorOfModels = name.startsWith('@ai-sdk/')
  const where = CALLERS[isVendorOfModels ? 'ai' : name]
  return where !== undefined && !where.test(path)
}

/** `fetch(…)`, `globalThis.fetch`, `{ fetch }` and `const get = fetch`, and not `outbound.fetch` or `{ fetch: … }`. */
function globalOf(node: SyntaxNode): string | null {
  if (node.type === 'MemberExpression') {
    const object = textOf(child(node, 'object')) ?? ''
    const property = textOf(child(node, 'property')) ?? ''
    return ['globalThis', 'global', 'window', 'self'].includes(object) && GLOBALS.includes(property) ? property : null
  }
  for (const [field, value] of Object.entries(node)) {
    if (NAMES_ONLY[node.type]?.includes(field)) continue
    for (const inner of Array.isArray(value) ? value : [value]) {
      const name = isIdentifier(inner) ? inner.name : ''
      if (GLOBALS.includes(name)) return name
    }
  }
  return null
}

/** Fields that hold a name and not a value. */
const NAMES_ONLY: Record<string, string[]> = {
  Property: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  FunctionDeclaration: ['id'],
  ImportSpecifier: ['imported'],
}

function isIdentifier(value: unknown): value is { type: 'Identifier'; name: string } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'Identifier' && 'name' in value
  )
}

function importsTypesAlone(node: SyntaxNode): boolean {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers : []
  return (
    specifiers.length > 0 &&
    specifiers.every(
      (each: unknown) =>
        typeof each === 'object' && each !== null && 'importKind' in each && each.importKind === 'type',
    )
  )
}
