import type { Page } from '@playwright/test'

/** The people that the development issuer offers, by a part of their e-mail address. */
export type DemoPerson = 'customer' | 'admin' | 'superadmin'

/** Signs in as a person does: by the button of the login page and the issuer's page. Ends on `path`. */
export async function signInAs(page: Page, person: DemoPerson, path = '/performance'): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('link', { name: /^Continue with/ })
    .or(page.getByRole('button', { name: /^Continue with/ }))
    .click()
  await page.getByRole('button', { name: new RegExp(`\\b${person}@`) }).click()
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
}
