import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { MenuSummary } from '#contract/signup.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatCents, formatCount, formatNoun } from '#web/lib/format.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { UnreadColumns } from '#web/ui/unread-columns.tsx'
import { requireSignupToken } from './use-pending-signup.ts'

const MAX_BYTES = 4 * 1024 * 1024

/** The fields that are worth a look after the columns were guessed, in plain words. */
const MAPPED_FIELDS = {
  name: 'Product name',
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  stock: 'Stock',
  thc: 'THC',
  strainType: 'Strain type',
  size: 'Size',
} as const

type MenuUploadProps = { menu: MenuSummary | null; error: string | undefined; onMenu: (menu: MenuSummary) => void }

/** Reads a menu from a file: what was understood is shown, and each column can be set right. */
export function MenuUpload({ menu, error, onMenu }: MenuUploadProps) {
  const [file, setFile] = useState<File | null>(null)
  const id = useId()
  const read = useMutation({
    mutationFn: async ({ from, mapping }: { from: File; mapping?: Record<string, string> }) => {
      if (from.size > MAX_BYTES) throw new RangeError()
      const body = {
        signupToken: requireSignupToken(),
        fileName: from.name.slice(0, 200),
        file: await toBase64(from),
        mapping,
      }
      return api('POST /signup/menu', { body })
    },
    onSuccess: onMenu,
  })
  const failure =
    read.error instanceof RangeError
      ? 'The file is larger than 4 MB. Choose the sample menu now and import it from the dashboard.'
      : read.error && describeError(read.error)
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return
    setFile(chosen)
    read.mutate({ from: chosen })
  }
  return (
    <div className="space-y-4">
      <div>
        <label
          htmlFor={id}
          className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong px-4 py-6 text-center hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <FileUp size={22} className="text-brand-ink" aria-hidden="true" />
          <span className="font-medium">{menu === null ? 'Choose a CSV file' : 'Choose another file'}</span>
          <span className="text-xs text-ink-soft">Comma, tab or semicolon separated, up to 4 MB</span>
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-invalid={error === undefined ? undefined : true}
          className="sr-only"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      {read.isPending && (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner /> Loading...
        </p>
      )}
      {(failure ?? error) && (
        <p role="alert" className="text-bad-ink">
          {failure ?? error}
        </p>
      )}
      {menu !== null && !read.isPending && (
        <Reading menu={menu} onMap={file === null ? undefined : (mapping) => read.mutate({ from: file, mapping })} />
      )}
    </div>
  )
}

type ReadingProps = { menu: MenuSummary; onMap: ((mapping: Record<string, string>) => void) | undefined }

function Reading({ menu, onMap }: ReadingProps) {
  return (
    <div className="space-y-4">
      <p>
        <strong className="font-semibold">{formatNoun(menu.products, 'product')}</strong> read from {menu.fileName}
        {menu.problemCount > 0 && `, ${formatNoun(menu.problemCount, 'row')} left out`}.
      </p>
      {onMap !== undefined && <Mapping menu={menu} onMap={onMap} />}
      <Table caption="The first products of the menu">
        <thead>
          <tr>
            <HeadCell>Product</HeadCell>
            <HeadCell>Category</HeadCell>
            <HeadCell numeric>Price</HeadCell>
          </tr>
        </thead>
        <tbody>
          {menu.samples.map((product) => (
            <tr key={`${product.name}-${product.priceCents}`}>
              <Cell>{product.name}</Cell>
              <Cell>{product.category}</Cell>
              <Cell numeric>{formatCents(product.priceCents)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {menu.problems.length > 0 && <Problems menu={menu} />}
    </div>
  )
}

/** Which column feeds which field. Choosing another reads the file again. */
function Mapping({ menu, onMap }: { menu: MenuSummary; onMap: (mapping: Record<string, string>) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Columns</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(MAPPED_FIELDS)
          .filter(([field]) => field === 'name' || menu.columns.length > 1)
          .map(([field, label]) => (
            <SelectField
              key={field}
              label={label}
              value={menu.mapping[field] ?? ''}
              onChange={(event) => onMap({ ...menu.mapping, [field]: event.target.value })}
            >
              <option value="">Not in this file</option>
              {menu.columns.map((column) => (
                <option key={column}>{column}</option>
              ))}
            </SelectField>
          ))}
      </div>
      <UnreadColumns columns={menu.unread} />
    </fieldset>
  )
}

function Problems({ menu }: { menu: MenuSummary }) {
  return (
    <details>
      <summary className="rounded-md font-medium">Rows that were left out ({formatCount(menu.problemCount)})</summary>
      <ul className="mt-2 space-y-1 text-ink-soft">
        {menu.problems.map((problem) => (
          <li key={`${problem.line}-${problem.column}`}>
            Line {problem.line}
            {problem.column === null ? '' : `, ${problem.column}`}: {problem.reason}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The bytes as they are: the server finds out the encoding. */
async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  const PIECE_BYTES = 0x60_00
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))))
  }
  return pieces.join('')
}
