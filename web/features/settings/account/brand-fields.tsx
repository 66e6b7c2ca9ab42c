import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useQueryText } from '#web/lib/query-choice.ts'
import { paths } from '#web/paths.ts'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { ACCOUNT_LABELS } from './account-form-values.ts'
import { ColorField } from './color-field.tsx'
import { LogoField } from './logo-field.tsx'
import type { AccountFormControl } from './use-account-form.ts'

/** Logo and colors: the widget and the builder take them from here. The address can lead straight to them. */
export function BrandFields({ form }: { form: AccountFormControl }) {
  const { values, faults, edit } = form
  const isAskedFor = useQueryText('tab') === 'branding'
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAskedFor) return
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.focus({ preventScroll: true })
  }, [isAskedFor])
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="account-brand" className="scroll-mt-20 outline-none">
      <CardHead
        id="account-brand"
        title="Brand assets"
        note={
          <>
            Your widget takes them on when it is next published in the{' '}
            <Link to={paths.builder} className="font-medium text-brand-ink underline">
              eConcierge Builder
            </Link>
            .
          </>
        }
      />
      <CardBody className="grid gap-6 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <LogoField logo={values.logo} error={faults.logo} onChange={(logo) => edit({ logo })} />
        </div>
        <ColorField
          label={ACCOUNT_LABELS.primaryColor}
          value={values.primaryColor}
          error={faults.primaryColor}
          onChange={(primaryColor) => edit({ primaryColor })}
        />
        <ColorField
          label={ACCOUNT_LABELS.secondaryColor}
          value={values.secondaryColor}
          error={faults.secondaryColor}
          onChange={(secondaryColor) => edit({ secondaryColor })}
        />
      </CardBody>
    </Card>
  )
}
