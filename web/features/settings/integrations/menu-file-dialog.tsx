import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatNoun } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toastDone } from '#web/ui/toast.tsx'
import { MenuMapping } from './menu-mapping.tsx'
import { type MenuReading, postMenuFile } from './post-menu-file.ts'
import { WhatChanges } from './what-changes.tsx'

const MAX_BYTES = 20 * 1024 * 1024

type DialogProps = { savedMapping: Record<string, string> | null; onClose: () => void }

/** A menu file in two steps: what it would change, and then the change. The columns stay as they were put last time. */
export function MenuFileDialog({ savedMapping, onClose }: DialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const [skipBadRows, setSkip] = useState(false)
  const id = useId()
  const read = useMutation({
    mutationFn: ({ from, mapping }: { from: File; mapping: Record<string, string> | null }) => readFile(from, mapping),
  })
  const replace = useReplaceMenu(onClose)
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return
    setFile(chosen)
    setSkip(false)
    replace.reset()
    read.mutate({ from: chosen, mapping: savedMapping })
  }
  const reading = read.isPending ? undefined : read.data
  const mayReplace =
    file !== null && reading !== undefined && reading.imported > 0 && (reading.badRows === 0 || skipBadRows)
  const failure = read.error ?? replace.error
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title="Upload a menu"
      description="Nothing changes until you replace the menu."
      footer={
        <>
          <Button onClick={onClose} disabled={replace.isPending}>
            Cancel
          </Button>
          <Button
            look="primary"
            disabled={!mayReplace}
            busy={replace.isPending}
            busyLabel="Replacing..."
            onClick={() => mayReplace && replace.mutate({ file, skipBadRows, mapping: reading.mapping })}
          >
            Replace the menu
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        <label
          htmlFor={id}
          className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong px-4 py-6 text-center hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <FileUp size={22} className="text-brand-ink" aria-hidden="true" />
          <span className="font-medium">{file === null ? 'Choose a CSV file' : `${file.name}: choose another`}</span>
          <span className="text-xs text-ink-soft">Comma, tab or semicolon separated, up to 20 MB</span>
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="sr-only"
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </label>
        {read.isPending && (
          <p role="status" className="flex items-center gap-2 text-ink-soft">
            <Spinner /> Reading...
          </p>
        )}
        {failure !== null && (
          <p role="alert" className="flex items-start gap-2 rounded-lg bg-bad-wash px-4 py-3 text-bad-ink">
            <CircleAlert size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
            {failure instanceof RangeError ? 'The file is larger than 20 MB.' : describeError(failure)}
          </p>
        )}
        {reading !== undefined && file !== null && (
          <>
            <WhatChanges reading={reading} />
            {reading.badRows > 0 && (
              <CheckboxField
                label={`Leave out ${formatNoun(reading.badRows, 'row')} that cannot be used`}
                hint="Without this, correct the file and choose it again."
                checked={skipBadRows}
                onChange={(event) => setSkip(event.target.checked)}
              />
            )}
            <MenuMapping reading={reading} onChange={(mapping) => read.mutate({ from: file, mapping })} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** A saved column that this file does not have is guessed anew. */
async function readFile(file: File, mapping: Record<string, string> | null): Promise<MenuReading> {
  if (file.size > MAX_BYTES) throw new RangeError()
  const reading = await postMenuFile(file, { dryRun: true, skipBadRows: true, mapping: null })
  const usable = Object.entries(mapping ?? {}).filter(([, column]) => column === '' || reading.headers.includes(column))
  if (usable.length === 0) return reading
  return postMenuFile(file, { dryRun: true, skipBadRows: true, mapping: Object.fromEntries(usable) })
}

function useReplaceMenu(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (given: { file: File; skipBadRows: boolean; mapping: Record<string, string> }) => {
      const { file, skipBadRows, mapping } = given
      const done = await postMenuFile(file, { dryRun: false, skipBadRows, mapping })
      await api('PUT /admin/integrations/menu-file/mapping', { body: { mapping } })
      return done
    },
    onSuccess: async ({ imported }) => {
      toastDone(`The menu is replaced: ${formatNoun(imported, 'product')}.`)
      onDone()
      await queryClient.invalidateQueries({ queryKey: ['integrations'] })
    },
  })
}
