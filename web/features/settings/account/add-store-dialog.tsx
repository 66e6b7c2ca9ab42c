import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { US_STATES } from '#contract/us-states.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { toastFailed } from '#web/ui/toast.tsx'

type AddStoreDialogProps = { onClose: () => void; onAdded: (id: string) => void }

const NOTHING = { name: '', city: '', state: '' }

/** A new store by its name and place; the rest is filled in right after. */
export function AddStoreDialog({ onClose, onAdded }: AddStoreDialogProps) {
  const queryClient = useQueryClient()
  const [values, setValues] = useState(NOTHING)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const add = useMutation({
    mutationFn: () => api('POST /admin/stores', { body: values }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['stores'] })
      onClose()
      onAdded(id)
    },
    onError: (error) => {
      setFaults(error instanceof ApiError ? error.fields : {})
      toastFailed(describeError(error))
    },
  })
  const submit = () => {
    const found = check(values)
    setFaults(found)
    if (Object.keys(found).length === 0) add.mutate()
  }
  const edit = (changes: Partial<typeof NOTHING>) => {
    setValues({ ...values, ...changes })
    setFaults({})
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add store"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={submit} busy={add.isPending} busyLabel="Adding...">
            Add store
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Store name"
          required
          maxLength={120}
          value={values.name}
          error={faults.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <TextField
          label="City"
          required
          maxLength={80}
          value={values.city}
          error={faults.city}
          onChange={(event) => edit({ city: event.target.value })}
        />
        <SelectField
          label="State"
          required
          value={values.state}
          error={faults.state}
          onChange={(event) => edit({ state: event.target.value })}
        >
          <option value="">Select a state</option>
          {US_STATES.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <input type="submit" value="Add store" hidden />
      </form>
    </Dialog>
  )
}

function check({ name, city, state }: typeof NOTHING): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: 'Store name is required' } : {}),
    ...(city.trim() === '' ? { city: 'City is required' } : {}),
    ...(state === '' ? { state: 'State is required' } : {}),
  }
}
