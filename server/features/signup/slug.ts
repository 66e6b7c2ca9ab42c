const MAX_CHARS = 40

/** The public id of a dispensary out of its name: `Joe's Green Door` reads `joes-green-door`. Never empty. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'\u2019]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_CHARS)
    .replace(/-+$/, '')
  return slug === '' ? 'dispensary' : slug
}

/** The slug itself, or with the lowest number from 2 that makes it free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
