import { createServer, type Server } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { agentLauncherPath } from '#contract/embed-snippets.ts'
import { launcherLookOf } from '#contract/launcher-look.ts'

/** What a shop's page carries besides the embed code. */
export type ShopPage = {
  attributes?: string
  style?: string
  script?: string
  csp?: string
  /** In place of the script tag. */
  code?: string
  agentKey?: string
}

const open: Server[] = []
test.afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Serves a shop's page on an origin of its own, and answers its address. */
export async function serveShop(chat: string, page: ShopPage = {}): Promise<string> {
  const agentKey = page.agentKey ?? (await readDemoKey(chat))
  const csp =
    page.csp ?? `default-src 'none'; script-src ${chat}; connect-src ${chat}; img-src 'self' ${chat}; style-src 'none'`
  const code =
    page.code ??
    `<script async crossorigin src="${chat}${agentLauncherPath(agentKey)}" data-agent-key="${agentKey}" ${page.attributes ?? ''}></script>`
  const html = `<!doctype html><html lang="en"><head><title>Shop</title>
    ${page.style ? `<style>${page.style}</style>` : ''}</head><body><main><h1>A shop</h1><input aria-label="Search"></main>
    ${page.script ? `<script>${page.script}</script>` : ''}
    ${code}</body></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': csp }).end(html)
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

export async function readDemoKey(chat: string): Promise<string> {
  const { agentKey }: { agentKey: string } = await (await fetch(`${chat}/api/shop`)).json()
  return agentKey
}

/** Lets the page see the shop's widget with another look, as if it had been published so. */
export async function wearTheme(page: Page, chat: string, theme: object): Promise<void> {
  // The launcher of any agent asks for its look, and the answer can be changed.
  await page.route(`${chat}/embed/*/widget.js`, (route) => route.continue({ url: `${chat}/widget.js` }))
  await page.route(`${chat}/api/chat/**`, async (route) => {
    if (route.request().url().endsWith('/messages')) return route.fallback()
    try {
      const response = await route.fetch()
      if (!response.ok()) return await route.fulfill({ response })
      const reply = await response.json()
      const agent = reply.agent ?? (reply.theme ? reply : null)
      if (agent) Object.assign(agent.theme, theme)
      if (agent?.launcher) agent.launcher = launcherLookOf(agent.theme)
      await route.fulfill({ response, json: reply })
    } catch {
      // The page was left or closed before its call was answered. A look that is missing shows in what the test sees.
    }
  })
}

export const chatOf = (page: Page) => page.getByRole('dialog')
export const fieldOf = (page: Page) => chatOf(page).getByRole('textbox')
export const launcherOf = (page: Page) => page.getByRole('button', { name: 'Open chat' })

export async function openChat(page: Page) {
  await launcherOf(page).click()
  await passAgeGate(page)
}

export async function passAgeGate(page: Page) {
  await chatOf(page).getByRole('button', { name: 'Yes, I am 21+' }).click()
  await expect(chatOf(page).getByRole('group', { name: 'Suggestions' })).toBeVisible()
}

export async function ask(page: Page, text: string) {
  const answers = chatOf(page).getByRole('button', { name: 'Not helpful' })
  const before = await answers.count()
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  await expect(answers).toHaveCount(before + 1)
}
