import { useMutation } from '@tanstack/react-query'
import { ImageOff, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { LOGO_MAX_BYTES } from '#contract/settings-limits.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'

type LogoFieldProps = { logo: string; error?: string; onChange: (logo: string) => void }

/** The logo: what it is, another one from a file, or none. It is put to use when the settings are saved. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => api('POST /admin/settings/logo', { body: { data: await readFile(file) } }),
    onSuccess: (stored) => onChange(stored.logo),
    onError: (cause) => setFault(describeError(cause)),
  })
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    const refusal = refuse(file)
    setFault(refusal)
    if (refusal === null) upload.mutate(file)
  }
  const note = fault ?? error
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 font-medium">Logo</legend>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex size-20 items-center justify-center overflow-hidden rounded-card border border-line bg-sunken text-ink-soft">
          {logo === '' ? (
            <ImageOff size={22} aria-label="No logo" />
          ) : (
            <img src={logo} alt="Your logo" className="size-full object-contain p-1.5" />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/svg+xml"
            aria-label="Logo file"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            icon={<Upload size={16} aria-hidden="true" />}
            busy={upload.isPending}
            busyLabel="Uploading..."
            onClick={() => input.current?.click()}
          >
            Upload logo
          </Button>
          {logo !== '' && (
            <Button look="quiet" onClick={() => onChange('')}>
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <p
        id={`${id}-note`}
        role={note === undefined || note === null ? undefined : 'alert'}
        className={note ? 'mt-1.5 text-xs text-bad-ink' : 'mt-1.5 text-xs text-ink-soft'}
      >
        {note ?? 'PNG, JPG or SVG, up to 2 MB'}
      </p>
    </fieldset>
  )
}

function refuse(file: File): string | null {
  if (!file.type.startsWith('image/')) return 'Please choose an image file: PNG, JPG or SVG.'
  if (file.size > LOGO_MAX_BYTES) return 'The logo must be 2 MB or smaller.'
  return null
}

/** The bytes of a file in base64. */
function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(new Error('The file could not be read.'))
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '')
    reader.readAsDataURL(file)
  })
}
