import type { FormMention } from './form-word.ts'

const SMALL_JOINTS = {
  form: { category: 'pre-roll', kinds: ['mini'] },
  joinedBy: 'or',
} as const satisfies Partial<FormMention>

/** "Minis" alone are small buds to some and small joints to others: the forms that such a word may mean. */
export function sortsOf(mention: FormMention, plain: string): readonly FormMention[] {
  const { form, start, end } = mention
  const isEither = form.kinds.includes('smalls') && form.kinds.length === 1 && plain.slice(start, end) === 'minis'
  return isEither ? [mention, { ...mention, ...SMALL_JOINTS }] : [mention]
}
