import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const LIST = '/quality-assurance/conversations'
export const SCORED = /\d\.\d\s+(Positive|Neutral|Negative)/

export const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
export const path = (page: Page) => new URL(page.url()).pathname
export const list = (page: Page) => page.getByRole('region', { name: 'Conversations', exact: true })
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Conversation review' })

/** How many conversations the list says there are. */
export async function countListed(page: Page): Promise<number> {
  const note = page.getByText(/^[\d,]+ conversations?.*newest first$/)
  await expect(note).toBeVisible()
  return Number(/^[\d,]+/.exec(await note.innerText())?.[0].replaceAll(',', ''))
}

export async function openConversation(page: Page, id: string): Promise<void> {
  await page.goto(`${LIST}?conversation=${id}`)
  await expect(sheet(page).getByRole('heading', { name: 'Transcript' })).toBeVisible()
}

/** A word that nobody else says. */
export const newWord = () =>
  `zq${randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)}x`
