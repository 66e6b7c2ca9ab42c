import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { TenantTrx } from './database.ts'
import type { MasterKeys } from './master-keys.ts'

/** What a text is sealed for, such as `integration:shopify`. What was sealed for one opens for no other. */
export type SealPurpose = `integration:${string}` | `webhook:${string}` | 'widget-identity'

/**
 * Keeps secrets that must be read again: AES-256-GCM with a key of the tenant's own, which the operator's master key wraps.
 * The tenant and the purpose are bound in, so that a sealed text opens nowhere else.
 */
export type Sealer = {
  /** The text to store, in the caller's transaction. */
  seal: (trx: TenantTrx, tenantId: string, purpose: SealPurpose, text: string) => Promise<string>
  /** Throws UnsealError if it was sealed for another, was changed, or its key is gone. */
  unseal: (trx: TenantTrx, tenantId: string, purpose: SealPurpose, sealed: string) => Promise<string>
  /** Wraps the tenant's key with the newest master key; false if it was already. What is sealed stays as it is. */
  rewrap: (trx: TenantTrx, tenantId: string) => Promise<boolean>
}

/** Says nothing about what was sealed or with what. */
export class UnsealError extends Error {
  constructor() {
    super('a sealed text cannot be opened')
  }
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const FORM = 's1.'

export function createSealer(masterKeys: MasterKeys, clock: () => Date = () => new Date()): Sealer {
  return {
    seal: async (trx, tenantId, purpose, text) => {
      const key = await loadDataKey(trx, tenantId, masterKeys)
      const dataKey = key ?? (await makeDataKey(trx, tenantId, { masterKeys, now: clock() }))
      return encrypt(dataKey, `${tenantId}\n${purpose}`, Buffer.from(text, 'utf8'))
    },
    unseal: async (trx, tenantId, purpose, sealed) => {
      const dataKey = await loadDataKey(trx, tenantId, masterKeys)
      if (dataKey === null) throw new UnsealError()
      return decrypt(dataKey, `${tenantId}\n${purpose}`, sealed).toString('utf8')
    },
    rewrap: async (trx, tenantId) => {
      const row = await findDataKey(trx, tenantId)
      const newest = masterKeys.newest()
      if (row === undefined || row.master_key_id === newest.id) return false
      const dataKey = unwrap(masterKeys, tenantId, row)
      const { numUpdatedRows } = await trx
        .updateTable('tenant_data_keys')
        .set({ master_key_id: newest.id, wrapped_key: encrypt(newest.bytes, wrapData(tenantId), dataKey) })
        .where('tenant_id', '=', tenantId)
        .where('master_key_id', '=', row.master_key_id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

async function loadDataKey(trx: TenantTrx, tenantId: string, masterKeys: MasterKeys): Promise<Buffer | null> {
  const row = await findDataKey(trx, tenantId)
  return row === undefined ? null : unwrap(masterKeys, tenantId, row)
}

type WrappedKey = { master_key_id: string; wrapped_key: string }

function findDataKey(trx: TenantTrx, tenantId: string): Promise<WrappedKey | undefined> {
  return trx
    .selectFrom('tenant_data_keys')
    .select(['master_key_id', 'wrapped_key'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
}

/** Two first secrets at the same time: the second insert does nothing, and both read the key that is there. */
async function makeDataKey(
  trx: TenantTrx,
  tenantId: string,
  { masterKeys, now }: { masterKeys: MasterKeys; now: Date },
): Promise<Buffer> {
  const { id, bytes } = masterKeys.newest()
  await trx
    .insertInto('tenant_data_keys')
    .values({
      tenant_id: tenantId,
      master_key_id: id,
      wrapped_key: encrypt(bytes, wrapData(tenantId), randomBytes(KEY_BYTES)),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute()
  const key = await loadDataKey(trx, tenantId, masterKeys)
  if (key === null) throw new UnsealError()
  return key
}

function unwrap(masterKeys: MasterKeys, tenantId: string, row: WrappedKey): Buffer {
  const master = masterKeys.find(row.master_key_id)
  if (master === null) throw new UnsealError()
  return decrypt(master.bytes, wrapData(tenantId), row.wrapped_key)
}

const wrapData = (tenantId: string) => `${tenantId}\ndata-key`

function encrypt(key: Buffer, boundTo: string, plain: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return `${FORM}${sealed.toString('base64url')}`
}

function decrypt(key: Buffer, boundTo: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed.startsWith(FORM) ? sealed.slice(FORM.length) : '', 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new UnsealError()
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new UnsealError()
  }
}
