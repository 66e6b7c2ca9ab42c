import { READABLE_CONTRAST } from '#contract/settings-limits.ts'
import { Field } from '#web/ui/field.tsx'
import { contrast, textOn } from '#widget/chat/contrast.ts'

type ColorFieldProps = { label: string; value: string; error?: string; onChange: (value: string) => void }

const WHITE = '#ffffff'
const COLOR = /^#[0-9a-f]{6}$/i

/** A color by picker and by text, with a word on what text can be read on it. */
export function ColorField({ label, value, error, onChange }: ColorFieldProps) {
  const isColor = COLOR.test(value)
  const ratio = isColor ? contrast(value, WHITE) : null
  return (
    <div>
      <Field label={label} error={error}>
        {(wiring) => (
          <span className="flex items-center gap-3">
            <input
              type="color"
              aria-label={`${label}, picker`}
              value={isColor ? value.toLowerCase() : WHITE}
              onChange={(event) => onChange(event.target.value.toUpperCase())}
              className="h-10 w-14 shrink-0 rounded-lg border border-line-strong bg-surface p-1"
            />
            <input
              {...wiring}
              type="text"
              value={value}
              maxLength={7}
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
              className="h-10 w-28 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink tabular-nums aria-invalid:border-bad"
            />
            {isColor && (
              <span
                aria-hidden="true"
                style={{ background: value, color: textOn(value, WHITE) }}
                className="rounded-lg px-3 py-2 text-sm font-medium"
              >
                Ask me
              </span>
            )}
          </span>
        )}
      </Field>
      {ratio !== null && ratio < READABLE_CONTRAST && (
        <p role="note" className="mt-2 rounded-lg bg-accent-wash px-3 py-2 text-xs text-accent-ink">
          White text on this color has a contrast of {ratio.toFixed(1)}:1, under {READABLE_CONTRAST}:1. Your widget
          shows dark text on it instead.
        </p>
      )}
    </div>
  )
}
