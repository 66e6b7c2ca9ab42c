/**
 * The form as it was left: each field of the draft that is of the same kind as the blank form's takes its place, anything
 * else is ignored. What a browser has stored may be of an earlier version.
 */
export function restoreDraft<Form extends object>(blank: Form, draft: object | null): Form {
  const kept: Record<string, unknown> = {}
  const stored = new Map(Object.entries(draft ?? {}))
  for (const [name, value] of Object.entries(blank)) {
    const found = stored.get(name)
    if (kindOf(found) !== kindOf(value)) continue
    kept[name] = isPlain(value) && isPlain(found) ? restoreDraft(value, found) : found
  }
  return Object.assign({}, blank, kept)
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'null' : typeof value
}

function isPlain(value: unknown): value is object {
  return kindOf(value) === 'object'
}
