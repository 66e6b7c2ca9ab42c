import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import type { Integration } from '#contract/integrations.ts'
import { formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { When } from '#web/ui/when.tsx'
import { MenuFileDialog } from './menu-file-dialog.tsx'

type MenuFileProps = {
  menu: { source: string; products: number; importedAt: string } | null
  mapping: Record<string, string> | null
  integrations: readonly Integration[]
}

/** The menu as it is, and the way to bring it as a file: for every system that can write one. */
export function MenuFileCard({ menu, mapping, integrations }: MenuFileProps) {
  const [isOpen, setOpen] = useState(false)
  const { timeZone } = useUser()
  const source = integrations.find((each) => each.isMenuSource && !each.isSandbox)
  return (
    <Card>
      <CardHead
        title="Menu file"
        note="A CSV export of any point of sale. You see what would change before anything does."
        actions={
          <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
            Upload a menu
          </Button>
        }
      />
      <CardBody>
        {menu === null ? (
          <p className="text-ink-soft">There is no menu yet. Connect a store above, or upload a file.</p>
        ) : (
          <p>
            <strong className="font-semibold">{formatNoun(menu.products, 'product')}</strong> from {menu.source},{' '}
            <When at={menu.importedAt} timeZone={timeZone} />
            {source !== undefined &&
              `. The next sync of ${PROVIDER_ENTRIES[source.provider].name} takes the place of a file.`}
          </p>
        )}
      </CardBody>
      {isOpen && <MenuFileDialog savedMapping={mapping} onClose={() => setOpen(false)} />}
    </Card>
  )
}
