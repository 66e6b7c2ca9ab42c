import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSmtpMail } from '#server/adapters/mail/smtp-mail.ts'
import { createTwilioTexts } from '#server/adapters/twilio/twilio-texts.ts'
import { type OutgoingMail, queueMail } from '#server/db/mail-outbox.ts'
import { createOutbound } from '#server/http/outbound.ts'
import { makeTenant } from '#testing/factories.ts'
import { startFakeTwilio } from '#testing/fake-twilio.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { sendMails } from './send-mails.ts'

const database = await openTestDatabase()
const { db } = database

type Arrived = { from: string; to: string[]; mail: Email }
const arrived: Arrived[] = []
/** What the mail server says to the next recipients: an SMTP code, or nothing to take the mail. */
let refusals: number[] = []

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, callback) {
    const code = refusals.shift()
    callback(code === undefined ? undefined : Object.assign(new Error('Refused'), { responseCode: code }))
  },
  onData(stream, session, callback) {
    const pieces: Buffer[] = []
    stream.on('data', (piece) => pieces.push(piece))
    stream.on('end', async () => {
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false ? '' : mailFrom.address
      arrived.push({
        from,
        to: rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(Buffer.concat(pieces)),
      })
      callback()
    })
  },
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
const address = server.server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const twilio = await startFakeTwilio()
const deliver = {
  mail: createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'eConcierge <mail@econcierge.example>' }),
  text: createTwilioTexts({
    accountSid: twilio.accountSid,
    authToken: twilio.authToken,
    from: '+13035550100',
    apiUrl: twilio.url,
    outbound: createOutbound({ mayReachLoopback: true }),
  }),
}

afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await twilio.close()
  await database.close()
})
beforeEach(() => {
  arrived.length = 0
  refusals = []
})

const NOW = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

async function queue(mail: Partial<OutgoingMail> = {}) {
  const { id } = await makeTenant(db)
  const whole = { kind: 'invitation', to: 'gia@guests.example', subject: 'Welcome', text: 'Hello Gia', ...mail }
  await db.tenant(id, (trx) => queueMail(trx, id, whole, NOW))
  return id
}

function rowsOf(id: string) {
  return db.tenant(id, (trx) => trx.selectFrom('mails').selectAll().where('tenant_id', '=', id).execute())
}

const send = (id: string, now = NOW) => sendMails({ db, deliver }, id, now)

describe('a mail', () => {
  test('arrives whole: both bodies, the sender, whom to answer and how to leave', async () => {
    const id = await queue({
      subject: 'Grüße — “today”',
      text: 'Plain ✓',
      html: '<p>Rich ✓</p>',
      replyTo: 'owner@shop.example',
      unsubscribeUrl: 'https://econcierge.example/api/unsubscribe/un_x',
    })
    expect(await send(id)).toBe(1)
    const [first] = arrived
    if (first === undefined) throw new Error('nothing arrived')
    const { from, to, mail } = first
    expect([from, to, mail.subject]).toEqual(['mail@econcierge.example', ['gia@guests.example'], 'Grüße — “today”'])
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Plain ✓', '<p>Rich ✓</p>'])
    expect(mail.from).toMatchObject({ name: 'eConcierge', address: 'mail@econcierge.example' })
    expect(mail.replyTo).toMatchObject([{ address: 'owner@shop.example' }])
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-unsubscribe': '<https://econcierge.example/api/unsubscribe/un_x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    expect((await rowsOf(id))[0]).toMatchObject({ sent_at: NOW, attempts: 1, last_error: null })
    expect(await send(id)).toBe(0)
  })

  test('is sent once by ten servers at the same moment', async () => {
    const id = await queue()
    await Promise.all(Array.from({ length: 10 }, () => send(id)))
    expect(arrived).toHaveLength(1)
  })

  test('that cannot be handed over is tried again, later each time, and given up at last', async () => {
    const id = await queue()
    const unreachable = {
      ...deliver,
      mail: createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'mail@econcierge.example' }),
    }
    const waits: number[] = []
    let now = NOW
    for (let tries = 0; tries < 8; tries++) {
      await sendMails({ db, deliver: unreachable }, id, now)
      const [row] = await rowsOf(id)
      waits.push(((row?.not_before.getTime() ?? 0) - now.getTime()) / 60_000)
      expect(row?.given_up_at === null).toBe(tries < 7)
      now = row?.not_before ?? now
    }
    expect(waits.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 360, 720])
    expect((await rowsOf(id))[0]?.last_error).toBe('The mail server cannot be reached')
    expect(await sendMails({ db, deliver }, id, later(100_000))).toBe(0)
  })

  test('that the server asks to wait with goes out with the next try', async () => {
    const id = await queue()
    refusals = [451]
    await send(id)
    expect((await rowsOf(id))[0]).toMatchObject({
      sent_at: null,
      given_up_at: null,
      last_error: 'The mail server answered 451',
    })
    await send(id)
    expect(arrived).toHaveLength(0)
    await send(id, later(1))
    expect(arrived).toHaveLength(1)
  })

  test('to an address that does not exist is given up at once', async () => {
    const id = await queue()
    refusals = [550]
    await send(id)
    expect((await rowsOf(id))[0]).toMatchObject({ given_up_at: NOW, last_error: 'The mail server answered 550' })
  })

  test.each([
    ['a subject with a line break', { subject: 'Hi\r\nBcc: all@guests.example' }],
    ['two readers', { to: 'a@guests.example, b@guests.example' }],
    ['a reader with a line break', { to: 'a@guests.example\nBcc: b@guests.example' }],
    ['an answer address with a header in it', { replyTo: 'a@guests.example\r\nX-Evil: 1' }],
    ['a way out with a header in it', { unsubscribeUrl: 'https://x.example/>\r\nX-Evil: 1' }],
  ])('with %s is refused for good', async (_what, mail) => {
    const id = await queue(mail)
    await send(id)
    expect(arrived).toEqual([])
    expect((await rowsOf(id))[0]).toMatchObject({ given_up_at: NOW, last_error: 'It cannot be addressed safely' })
  })

  test('whose server died in the middle is taken up by another one, under the same name', async () => {
    const id = await queue()
    await sendMails({ db, deliver: { ...deliver, mail: () => Promise.reject(new Error('killed')) } }, id, NOW).catch(
      () => {},
    )
    expect(await send(id, later(1))).toBe(0)
    expect(await send(id, later(6))).toBe(1)
    const [row] = await rowsOf(id)
    expect(arrived[0]?.mail.messageId).toBe(`<${row?.mail_id}@econcierge.example>`)
  })

  test('waits, readable, where no server is configured', async () => {
    const id = await queue()
    expect(await sendMails({ db, deliver: { mail: null, text: null } }, id, NOW)).toBe(0)
    expect((await rowsOf(id))[0]).toMatchObject({ attempts: 0, sent_at: null, given_up_at: null })
  })
})

describe('a text message', () => {
  const text = { channel: 'text' as const, to: '+13035550123', text: 'A shopper had a serious problem.' }

  test('goes out by Twilio', async () => {
    const id = await queue(text)
    await send(id)
    expect(twilio.messages.at(-1)).toEqual({ To: '+13035550123', From: '+13035550100', Body: text.text })
    expect((await rowsOf(id))[0]?.sent_at).toEqual(NOW)
  })

  test.each([
    ['+15005550001', 'is given up', true],
    ['+15005550009', 'is given up when its reader has opted out', true],
    ['+15005550429', 'waits when Twilio is busy', false],
    ['+15005550500', 'waits when Twilio is down', false],
  ])('to %s %s', async (to, _what, isForGood) => {
    const id = await queue({ ...text, to })
    await send(id)
    const [row] = await rowsOf(id)
    expect([row?.sent_at, row?.given_up_at !== null]).toEqual([null, isForGood])
    const stops = await database.owner.query('select 1 from text_stops where phone = $1', [to])
    expect(stops).toHaveLength(to.endsWith('0009') ? 1 : 0)
  })
})
