import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ConversationFilter } from '#contract/conversations.ts'
import { openApi } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import type { Choices } from '#web/lib/choices.ts'
import { formatNoun } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

type Rows = 'conversations' | 'messages'
type Format = 'csv' | 'ndjson'

const ROWS = { conversations: 'Conversations', messages: 'Messages' } as const satisfies Choices<Rows>
const FORMATS = { csv: 'CSV', ndjson: 'JSON' } as const satisfies Choices<Format>
const ROW_NOTES: Readonly<Record<Rows, string>> = {
  conversations: 'One row a conversation: when, how long, its score, its flags and what was bought.',
  messages: 'One row a message: what was said, by whom and when.',
}
const FORMAT_NOTES: Readonly<Record<Format, string>> = {
  csv: 'Opens in a spreadsheet. Cells that look like a formula are made harmless.',
  ndjson: 'One JSON object a line, for other programs.',
}

/** Saves what the filters leave as a file. */
export function ExportDialog({ filter, total }: { filter: ConversationFilter; total: number }) {
  const [isOpen, setOpen] = useState(false)
  const [rows, setRows] = useState<Rows>('conversations')
  const [format, setFormat] = useState<Format>('csv')
  const download = useMutation({
    mutationFn: () => fetchExport(filter, rows, format),
    onSuccess: (content) => {
      saveFile(`${rows}-${new Date().toISOString().slice(0, 10)}.${format}`, content)
      setOpen(false)
      toastDone('The file is saved.')
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <>
      <Button disabled={total === 0} onClick={() => setOpen(true)} icon={<Download size={16} aria-hidden="true" />}>
        Export
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Export conversations"
        description={`${formatNoun(total, 'conversation')}, by the filters of the list`}
        footer={
          <Button look="primary" busy={download.isPending} busyLabel="Exporting..." onClick={() => download.mutate()}>
            Export
          </Button>
        }
      >
        <div className="space-y-5">
          <Choice name="Rows" note={ROW_NOTES[rows]}>
            <SegmentedControl label="Rows" value={rows} onChange={setRows} choices={ROWS} />
          </Choice>
          <Choice name="Format" note={FORMAT_NOTES[format]}>
            <SegmentedControl label="Format" value={format} onChange={setFormat} choices={FORMATS} />
          </Choice>
        </div>
      </Dialog>
    </>
  )
}

async function fetchExport(filter: ConversationFilter, rows: Rows, format: Format): Promise<Blob> {
  const reply = await openApi('GET /admin/conversations/export', { query: { ...filter, rows, format } })
  return reply.blob()
}

function Choice({ name, note, children }: { name: string; note: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="mb-1.5 font-medium">{name}</p>
      {children}
      <p className="mt-1.5 text-xs text-ink-soft">{note}</p>
    </div>
  )
}
