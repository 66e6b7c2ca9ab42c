import { Hourglass } from 'lucide-react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

/** The honest face of a screen that this version does not have. */
export function UnavailableScreen({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <div className="space-y-6">
      <PageHead title={title} />
      <Card>
        <EmptyState
          icon={<Hourglass size={20} aria-hidden="true" />}
          title="This part is not available in this version."
        />
      </Card>
    </div>
  )
}
