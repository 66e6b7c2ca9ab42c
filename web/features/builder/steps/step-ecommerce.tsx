import { Link } from '@tanstack/react-router'
import { FUNNELS, type FunnelName } from '#contract/sales-funnels.ts'
import { BuilderSection } from '#web/features/builder/builder-fields.tsx'
import type { StepProps } from '#web/features/builder/document-edit.ts'
import { paths } from '#web/paths.ts'
import { TextAreaField } from '#web/ui/field.tsx'
import { SalesSettings } from './sales-settings.tsx'
import { TypicalShoppers } from './typical-shoppers.tsx'

const FLOWS: readonly { name: FunnelName; title: string }[] = [
  { name: 'newCustomer', title: 'New Customer' },
  { name: 'returningCustomer', title: 'Returning Customer' },
]

/** Step 2: how each kind of customer is welcomed, and how the agent sells. */
export function StepEcommerce({ agentId, document, edit }: StepProps & { agentId: string }) {
  return (
    <div className="space-y-5">
      <BuilderSection
        title="Customer Flow"
        note="Said once a shopper has chosen. {dispensaryName} and {firstName} are filled in; without a name a shopper is a valued customer."
      >
        {FLOWS.map(({ name, title }) => (
          <fieldset key={name} className="space-y-3 rounded-lg border border-line p-4">
            <legend className="px-1 font-semibold">{title}</legend>
            <TextAreaField
              label="Welcome message"
              rows={2}
              maxLength={500}
              value={document.brief.salesFunnels[name].prompt}
              onChange={(event) => edit.prompt(name, event.target.value)}
            />
            <div>
              <p className="mb-1.5 font-medium">Action buttons</p>
              <ul className="flex flex-wrap gap-2">
                {FUNNELS[name].buttons.map((label) => (
                  <li key={label} className="rounded-full border border-line bg-sunken px-3 py-1 text-xs">
                    {label}
                  </li>
                ))}
              </ul>
            </div>
          </fieldset>
        ))}
      </BuilderSection>
      <BuilderSection
        title="Menu"
        note="What the agent sells from: a CSV file with its columns put in place once, or a connected store. All agents share it."
      >
        <Link
          to={paths.settings}
          search={{ tab: 'integrations' }}
          className="font-medium text-brand-ink underline underline-offset-2"
        >
          Upload or connect the menu
        </Link>
      </BuilderSection>
      <SalesSettings document={document} edit={edit} />
      <TypicalShoppers agentId={agentId} document={document} />
    </div>
  )
}
