import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#contract/signup-rules.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'

type FormOptions<Form> = {
  start: () => Form
  check: (form: Form) => FieldErrors
  /** Called with every change, to keep the draft. */
  keep: (form: Form) => void
  send: (form: Form) => Promise<void>
}

/**
 * One form of the sign-up: its fields, what is wrong with them, and sending it. An error goes when its field is edited; after
 * a refused attempt the first wrong field has the focus.
 */
export function useForm<Form extends object>({ start, check, keep, send }: FormOptions<Form>) {
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const { element, focusFirstError } = useFirstErrorFocus(errors)

  const edit = useCallback((changes: Partial<Form>, ...paths: string[]) => {
    const touched = [...Object.keys(changes), ...paths]
    setForm((before) => ({ ...before, ...changes }))
    setErrors((before) => (paths.length > 0 ? without(before, paths) : without(before, touched)))
    setFailure(null)
  }, [])

  useEffect(() => keep(form), [form, keep])

  const refuse = (faults: FieldErrors) => {
    setErrors(faults)
    focusFirstError()
  }

  const submit = async () => {
    if (busy) return
    setFailure(null)
    const faults = check(form)
    if (Object.keys(faults).length > 0) return refuse(faults)
    setErrors({})
    setBusy(true)
    try {
      await send(form)
    } catch (error) {
      console.error('This step of the sign-up failed:', describeError(error))
      const known =
        error instanceof ApiError ? error : new ApiError(describeError(error), { code: 'unexpected', status: null })
      if (Object.keys(known.fields).length > 0) refuse({ ...known.fields })
      setFailure(known)
    } finally {
      setBusy(false)
    }
  }

  return { form, errors, failure, busy, edit, submit, element }
}

export type FormControl<Form extends object> = ReturnType<typeof useForm<Form>>

/** The focus moves once the messages stand on the page, so that they are read out with their field. */
function useFirstErrorFocus(errors: FieldErrors) {
  const element = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current || Object.keys(errors).length === 0) return
    wanted.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const focusFirstError = () => {
    wanted.current = true
  }
  return { element, focusFirstError }
}

/** Errors at these paths and below them are gone. */
function without(errors: FieldErrors, paths: readonly string[]): FieldErrors {
  const isTouched = (path: string) => paths.some((edited) => path === edited || path.startsWith(`${edited}.`))
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isTouched(path)))
}
