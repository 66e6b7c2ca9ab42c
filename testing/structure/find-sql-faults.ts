const VOLATILE = String.raw`(?:random|clock_timestamp|statement_timestamp|timeofday|gen_random_uuid|uuidv7|nextval)\s*\(`
const CHANGING = String.raw`(?:now\s*\(|current_timestamp|current_date|localtimestamp|${VOLATILE})`

/** What no statement of the product may hold, in a migration or in a query: one of the three databases refuses each. */
const BANS: [RegExp, string][] = [
  [/\bset_config\s*\(/, 'set_config instead of set_tenant'],
  [/\bmerge\s+into\b/, 'MERGE'],
  [/\bcopy\s+[\w("][^;]*\b(from|to)\s+(stdin|stdout|program|')/, 'COPY'],
  [/\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/, 'a trigger'],
  [/\bon\s+(delete|update)\s+set\s+(null|default)\b/, 'SET NULL or SET DEFAULT'],
  [/\b(listen|notify)\s+\w+\s*;/, 'LISTEN or NOTIFY, which are per node'],
  [new RegExp(String.raw`\bdo\s+update\s+set\b[^;]*${CHANGING}`), 'a function that is not immutable in DO UPDATE SET'],
  [new RegExp(String.raw`\bupdate\s+\w+\s+set\b[^;]*${VOLATILE}`), 'a volatile function in UPDATE'],
  [/\binsert\s+into\b[^;]*\bvalues\s*\([^;]*\(\s*select\b/, 'a subquery inside VALUES'],
  [/\b(grouping\s+sets|rollup|cube)\s*\(/, 'GROUPING SETS'],
]

const MIGRATION_BANS: [RegExp, string][] = [
  [/\b(small|big)?serial\b/, 'a serial column'],
  [/\bas\s+identity\b/, 'an identity column'],
  [/\bcreate\s+sequence\b/, 'a sequence'],
  [/\bunlogged\b/, 'an unlogged table'],
  [new RegExp(String.raw`\bdefault\s+${CHANGING}`), 'a default that is not a constant'],
  [/\bgenerated\s+always\s+as\s*\((?:[^()]|\([^()]*\))*\)(?!\s*stored)/, 'a generated column that does not say STORED'],
  [/\balter\s+column\s+tenant_id\b/, 'a change of tenant_id'],
  [/\bcreate\s+(or\s+replace\s+)?view\b/, 'a view, which reads with the rights of its owner'],
  [/\bsecurity\s+definer\b/, 'a function with the rights of its owner'],
  [/\bcreate\s+(unique\s+)?index\s+(if\s+not\s+exists\s+)?on\b/, 'an index without a name'],
]

/** The rules that a statement breaks, in words. */
export function findSqlFaults(text: string): string[] {
  return matching(BANS, plain(text))
}

/** As `findSqlFaults`, with the rules for definitions of tables. */
export function findMigrationFaults(text: string): string[] {
  const sql = plain(text)
  return [...matching(BANS, sql), ...matching(MIGRATION_BANS, sql), ...unnamedConstraints(sql)]
}

function matching(bans: [RegExp, string][], sql: string): string[] {
  return bans.filter(([pattern]) => pattern.test(sql)).map(([, fault]) => fault)
}

/** Every constraint carries a name of ours: what a database makes up differs between them. */
function unnamedConstraints(sql: string): string[] {
  const definitions = [...sql.matchAll(/\b(?:create\s+table|alter\s+table)\b[^;]*/g)].map((match) => match[0])
  return definitions.flatMap((definition) =>
    [...definition.matchAll(/\b(primary\s+key|unique|references|check|foreign\s+key|exclude)\b/g)]
      .filter((match) => !isNamed(definition.slice(0, match.index), match[0]))
      .map((match) => `an unnamed constraint: ${match[0]}`),
  )
}

function isNamed(before: string, word: string): boolean {
  if (/\bconstraint\s+\w+\s+$/.test(before)) return true
  return /^references$/.test(word) && /\bconstraint\s+\w+\s+foreign\s+key\s*\([^)]*\)\s*$/.test(before)
}

/** Lower case, one space, and neither comments nor the text inside quotes. */
function plain(text: string): string {
  return text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase()
}
