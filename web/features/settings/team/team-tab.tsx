import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function TeamTab() {
  return (
    <Card>
      <EmptyState title="This part is not available in this version." />
    </Card>
  )
}
