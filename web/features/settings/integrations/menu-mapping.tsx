import { SelectField } from '#web/ui/field.tsx'
import { UnreadColumns } from '#web/ui/unread-columns.tsx'
import type { MenuReading } from './post-menu-file.ts'

/** The fields that are worth a look after the columns were guessed, in plain words. */
const FIELDS = {
  name: 'Product name',
  productId: 'Product ID',
  sku: 'SKU',
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  thc: 'THC',
  cbd: 'CBD',
  strainName: 'Strain',
  strainType: 'Strain type',
  size: 'Size',
  description: 'Description',
  imageUrl: 'Picture',
} as const

type MappingProps = { reading: MenuReading; onChange: (mapping: Record<string, string>) => void }

/** Which column feeds which field. Choosing another reads the file again; the choice is kept for the next file. */
export function MenuMapping({ reading, onChange }: MappingProps) {
  const { mapping, headers, unread } = reading
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Columns</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(FIELDS).map(([field, label]) => (
          <SelectField
            key={field}
            label={label}
            value={mapping[field] ?? ''}
            onChange={(event) => onChange({ ...mapping, [field]: event.target.value })}
          >
            <option value="">Not in this file</option>
            {[...new Set(headers)]
              .filter((header) => header !== '')
              .map((header) => (
                <option key={header}>{header}</option>
              ))}
          </SelectField>
        ))}
      </div>
      <UnreadColumns columns={unread} />
    </fieldset>
  )
}
