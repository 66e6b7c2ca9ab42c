import { Check } from 'lucide-react'
import { useState } from 'react'
import { INVITATION_BLURBS } from '#contract/invitation-roles.ts'
import { INVITATION_ROLES, type InvitationRole } from '#contract/permissions.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'

type RoleFieldProps = { role: InvitationRole; error?: string; onChange: (role: InvitationRole) => void }

/** One of the roles, with what it may do behind a button. */
export function RoleField({ role, error, onChange }: RoleFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="space-y-3">
      <SelectField
        label="Role"
        value={role}
        error={error}
        onChange={(event) => {
          const chosen = INVITATION_ROLES.find((known) => known === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {INVITATION_ROLES.map((name) => (
          <option key={name} value={name}>
            {INVITATION_BLURBS[name].label}
          </option>
        ))}
      </SelectField>
      <Button
        size="small"
        look="quiet"
        aria-expanded={isOpen}
        aria-controls="role-details"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide role details' : 'Show role details'}
      </Button>
      <div id="role-details" hidden={!isOpen} className="rounded-lg border border-line bg-sunken px-4 py-3">
        <RoleDetails role={role} />
      </div>
    </div>
  )
}

function RoleDetails({ role }: { role: InvitationRole }) {
  const { label, can } = INVITATION_BLURBS[role]
  return (
    <>
      <p className="font-medium">{label}</p>
      <ul className="mt-1.5 space-y-1">
        {can.map((text) => (
          <li key={text} className="flex items-center gap-2 text-ink-soft">
            <Check size={14} className="shrink-0 text-good-ink" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
