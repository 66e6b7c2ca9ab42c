import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { DataFolderInUse } from '#server/db/data-lock.ts'
import { emailKey } from '#server/db/email-key.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open-database.ts'
import { recordOperator } from '#server/db/operator-log.ts'

const USAGE = `Makes a person a super admin, or takes it back. Nothing else can.

  npm run super-admin -- <email>            grant
  npm run super-admin -- <email> --revoke   take back

The person must have an account: let them sign up or accept an invitation first.`

const OLDEST_NODE = 24

class UsageError extends Error {}

try {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    throw new UsageError(`Run this with npm run super-admin; Node ${process.version} is too old.`)
  const order = readOrder(process.argv.slice(2))
  const database = await open()
  try {
    console.log(await setSuperAdmin(database.db, order))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

type Order = { email: string; isGranted: boolean }

function readOrder(args: string[]): Order {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  })
  const [email, ...rest] = positionals
  if (email === undefined || rest.length > 0 || !email.includes('@')) throw new UsageError(USAGE)
  return { email, isGranted: !values.revoke }
}

function open(): Promise<OpenDatabase> {
  const config = readConfig(process.env)
  return config.databaseUrl === null
    ? openEmbedded({ dataDir: config.dataDir })
    : openPostgres({ url: config.databaseUrl, poolSize: 2 })
}

/** Holds from the person's next call on, on every server. Written in the operator's log. */
async function setSuperAdmin(db: Database, { email, isGranted }: Order): Promise<string> {
  return db.platform(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'is_super_admin'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst()
    if (user === undefined) throw new UsageError(`Nobody has an account with the e-mail address ${email}.`)
    if (user.is_super_admin === isGranted)
      return `${user.email} ${isGranted ? 'is a super admin already' : 'is no super admin'}. Nothing was changed.`
    await trx.updateTable('users').set({ is_super_admin: isGranted }).where('id', '=', user.id).execute()
    const who = { actor: `${userInfo().username} on the host`, role: 'host', address: null, now: new Date() }
    await recordOperator(trx, who, {
      action: isGranted ? 'super-admin.granted' : 'super-admin.revoked',
      subject: user.email,
    })
    return isGranted ? `${user.email} is a super admin now.` : `${user.email} is no longer a super admin.`
  })
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message
  if (error instanceof DataFolderInUse) return `${error.message} Stop the server first.`
  return error instanceof Error && error.message.startsWith('The configuration') ? error.message : String(error)
}
