import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import type { FieldChange } from './compare-documents.ts'

type FieldChangesProps = { caption: string; changes: readonly FieldChange[]; beforeTitle: string; afterTitle: string }

/** Two states of an agent, field by field. */
export function FieldChanges({ caption, changes, beforeTitle, afterTitle }: FieldChangesProps) {
  if (changes.length === 0) return <p className="text-ink-soft">No field differs.</p>
  return (
    <div className="-mx-5">
      <Table caption={caption} maxHeight="22rem">
        <thead>
          <tr>
            <HeadCell>Field</HeadCell>
            <HeadCell>{beforeTitle}</HeadCell>
            <HeadCell>{afterTitle}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.path}>
              <Cell className="font-medium">{change.label}</Cell>
              <Cell className="text-ink-soft break-words">{change.before}</Cell>
              <Cell className="break-words">{change.after}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
