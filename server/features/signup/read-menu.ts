import { randomUUIDv7 } from 'node:crypto'
import type { Product } from '#contract/catalog.ts'
import type { ColumnMapping, ImportProblem } from '#contract/import.ts'
import type { MenuSummary } from '#contract/signup.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { openPending } from './pending-signup.ts'
import { saveMenu } from './queries.ts'

/** Reads a delimited file into products. Throws AppError when nothing of it can be used. */
export type ReadCatalog = (
  bytes: Uint8Array,
  options: { mapping?: ColumnMapping },
) => { products: Product[]; problems: ImportProblem[]; mapping: ColumnMapping; headers: string[]; unread: string[] }

type MenuFile = { signupToken: string; fileName: string; file: string; mapping?: ColumnMapping }

const SHOWN_PRODUCTS = 6
const SHOWN_PROBLEMS = 20
const MAX_PRODUCTS = 20_000

/** Reads a menu and keeps it for this sign-up in place of an earlier one. Throws `unprocessable` with what is wrong with the file. */
export async function readMenu(
  deps: { db: Database; readCatalog: ReadCatalog },
  input: MenuFile,
  now: Date,
): Promise<MenuSummary> {
  const { signupId } = await deps.db.platform((trx) => openPending(trx, input.signupToken, now))
  const { products, problems, mapping, headers, unread } = deps.readCatalog(Buffer.from(input.file, 'base64'), {
    mapping: input.mapping,
  })
  if (products.length === 0) throw new AppError('unprocessable', { text: noProducts(problems) })
  if (products.length > MAX_PRODUCTS) throw new AppError('unprocessable', { text: TOO_MANY })
  const summary = {
    fileName: input.fileName,
    products: products.length,
    samples: products
      .slice(0, SHOWN_PRODUCTS)
      .map(({ name, category, priceCents }) => ({ name, category, priceCents })),
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
    mapping,
    columns: headers,
    unread,
  }
  await deps.db.platform((trx) => saveMenu(trx, { signupId, version: randomUUIDv7(), summary, products }))
  return summary
}

function noProducts([first]: ImportProblem[]): string {
  return first === undefined
    ? 'No products were found in this file.'
    : `No product could be read. Line ${first.line}: ${first.reason}`
}

const TOO_MANY = `This file has more than ${MAX_PRODUCTS.toLocaleString('en-US')} products. Finish the sign-up with the sample menu and import it afterwards.`
