import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

/** A remark on one row: its line in the file (the first line is 1), the column, and what is wrong. */
export const ImportProblem = z.object({ line: z.int(), column: z.string().nullable(), reason: z.string() })
export type ImportProblem = z.infer<typeof ImportProblem>

/** Which column of the file feeds which field of a product; fields that no column feeds are absent. */
export const ColumnMapping = z.record(z.string().max(60), z.string().max(200))
export type ColumnMapping = z.infer<typeof ColumnMapping>

/** The first products that a new menu adds, changes and takes away. `fields` are what of the product differs. */
export const MenuExamples = z.object({
  added: z.array(z.string()),
  changed: z.array(z.object({ name: z.string(), fields: z.array(z.string()) })),
  removed: z.array(z.string()),
})
export type MenuExamples = z.infer<typeof MenuExamples>

export const CATALOG_FILE_LIMIT_BYTES = 20 * 1024 * 1024

export const importRoutes = {
  importCatalog: {
    method: 'POST',
    path: '/admin/catalog/import',
    access: 'manage_econcierge',
    summary: 'Replace the menu by the rows of a CSV file (text/csv), all or nothing unless skipBadRows',
    query: z.object({
      fileName: z.string().max(200).default('menu.csv'),
      skipBadRows: z.stringbool().default(false),
      dryRun: z.stringbool().default(false),
      /** JSON of a ColumnMapping that overrides the guessed columns. */
      mapping: z.string().max(8000).optional(),
    }),
    reply: z.object({
      imported: z.int(),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      examples: MenuExamples,
      /** Rows that were not taken: how many, and the first of them. */
      badRows: z.int(),
      problems: z.array(ImportProblem),
      /** Rows that were taken although something about them is worth a look, and repeated rows that were merged. */
      notes: z.array(ImportProblem),
      mapping: ColumnMapping,
      /** The columns of the file and its first rows, for confirming the mapping. */
      headers: z.array(z.string()),
      /** Columns that hold something and feed no field. */
      unread: z.array(z.string()),
      samples: z.array(z.array(z.string())),
      dryRun: z.boolean(),
    }),
    bodyLimitBytes: CATALOG_FILE_LIMIT_BYTES,
  },
} as const satisfies RouteTable
