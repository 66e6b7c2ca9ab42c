import { expect, test } from 'vitest'
import { ARTICLES } from '#contract/help-articles.ts'
import { findArticles } from './find-articles.ts'

const ids = (search: string, category: Parameters<typeof findArticles>[1]['category'] = 'all') =>
  findArticles(ARTICLES, { search, category }).map(({ id }) => id)

test('shows all eight without a search', () => {
  expect(ids('')).toHaveLength(8)
  expect(ids('   ')).toHaveLength(8)
})

test('finds by title, description and body, whatever the case', () => {
  expect(ids('LAUNCH YOUR')).toContain('launch-your-concierge')
  expect(ids('in five steps')).toContain('launch-your-concierge')
  expect(ids('squarespace')).toContain('add-the-widget')
})

test('wants every word, in any order', () => {
  expect(ids('csv menu')).toEqual(ids('menu csv'))
  expect(ids('csv submarine')).toEqual([])
})

test('keeps to the category', () => {
  expect(ids('', 'troubleshooting')).toEqual(['widget-does-not-show', 'better-answers'])
  expect(ids('shopify', 'troubleshooting')).toEqual([])
})
