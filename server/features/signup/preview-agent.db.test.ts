import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { ChatAnswer } from '#contract/chat.ts'
import { MenuSummary } from '#contract/signup.ts'
import { beginSignup, makeAgent } from '#testing/sign-up.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const api = await createTestApp(database.db)
afterAll(async () => {
  await api.close()
  await database.close()
})

const post = (path: string, body: object) => api.call('POST', `/api/signup/${path}`, { body })
const MENU = `Item,Kind,Retail,Qty,THC
Quiet Harbor 3.5g,Flower,35.00,12,22.5%
Maple Gummies 10pk,Edible,18.00,40,
,Flower,10.00,1,
`
const fileOf = (text: string) => ({ fileName: 'menu.csv', file: Buffer.from(text).toString('base64') })
const ask = (signupToken: string, agent: object, text: string) =>
  post('preview/message', { signupToken, agent, text, history: [], ageConfirmed: true })

test('a menu is read with its columns guessed, its samples shown and its bad rows listed', async () => {
  const signupToken = await beginSignup(api)
  const summary = MenuSummary.parse((await post('menu', { signupToken, ...fileOf(MENU) })).body)
  expect(summary).toMatchObject({
    products: 2,
    problemCount: 1,
    columns: ['Item', 'Kind', 'Retail', 'Qty', 'THC'],
    unread: [],
    samples: [
      { name: 'Quiet Harbor 3.5g', category: 'flower', priceCents: 3500 },
      { name: 'Maple Gummies 10pk', category: 'edible', priceCents: 1800 },
    ],
  })
  expect(summary.mapping).toMatchObject({ name: 'Item', price: 'Retail' })
  expect(summary.problems[0]?.line).toBe(4)
})

test('a column can be mapped by hand', async () => {
  const signupToken = await beginSignup(api)
  const menu = 'Title,Alias,Price,Category\nA,Blue Kettle 1g,12,Concentrate\n'
  const summary = MenuSummary.parse(
    (await post('menu', { signupToken, ...fileOf(menu), mapping: { name: 'Alias' } })).body,
  )
  expect(summary.samples[0]?.name).toBe('Blue Kettle 1g')
})

test('a file of no use says why', async () => {
  const signupToken = await beginSignup(api)
  const empty = await post('menu', { signupToken, ...fileOf('') })
  expect([empty.status, empty.body]).toMatchObject([422, { error: 'The file is empty.' }])
})

test('the agent being built answers from the uploaded menu, as it is named and set', async () => {
  const signupToken = await beginSignup(api)
  await post('menu', { signupToken, ...fileOf(MENU) })
  const agent = makeAgent({ agentName: 'Sage', menu: 'csv' })
  const opened = await post('preview', { signupToken, agent })
  expect(opened.body).toMatchObject({ agent: { name: 'Sage', businessName: 'Green Lantern' } })
  const answer = ChatAnswer.parse((await ask(signupToken, agent, 'What flower do you have?')).body)
  expect(answer.products.map((product) => product.name)).toEqual(['Quiet Harbor 3.5g'])
})

test('the hours of the business setup are answered from', async () => {
  const signupToken = await beginSignup(api)
  const answer = ChatAnswer.parse((await ask(signupToken, makeAgent(), 'When do you open on Saturday?')).body)
  expect(answer.text).toContain('10')
})

test('before the age is confirmed no product is recommended', async () => {
  const signupToken = await beginSignup(api)
  const reply = await post('preview/message', {
    signupToken,
    agent: makeAgent(),
    text: 'something relaxing please',
    history: [],
    ageConfirmed: false,
  })
  expect(ChatAnswer.parse(reply.body).products).toEqual([])
})

test('nothing of a preview is stored', async () => {
  const signupToken = await beginSignup(api)
  await ask(signupToken, makeAgent(), 'When do you open?')
  expect(await database.owner.query('select 1 from conversations')).toEqual([])
})

test('the uploaded menu becomes the menu of the new tenant, and the copy of the sign-up is gone', async () => {
  const signupToken = await beginSignup(api)
  await post('menu', { signupToken, ...fileOf(MENU) })
  const done = await post('complete', { signupToken, agent: makeAgent({ menu: 'csv' }) })
  const { user } = z.object({ user: z.object({ tenantId: z.string() }) }).parse(done.body)
  const products = await database.owner.query(
    'select p.name from products p join tenants t on t.id = p.tenant_id where t.slug = $1 order by p.position',
    [user.tenantId],
  )
  expect(products.map((row) => row.name)).toEqual(['Quiet Harbor 3.5g', 'Maple Gummies 10pk'])
  expect(
    await database.owner.query(
      'select 1 from signup_menus m join signups s using (signup_id) where s.completed_at is not null',
    ),
  ).toEqual([])
})

test('a file is asked for when a file was chosen and none is there', async () => {
  const signupToken = await beginSignup(api)
  const reply = await post('complete', { signupToken, agent: makeAgent({ menu: 'csv' }) })
  expect(reply.status).toBe(422)
})
