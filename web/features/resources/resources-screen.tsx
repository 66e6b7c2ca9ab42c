import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { AssistantCard } from './assistant-card.tsx'
import { KnowledgeBase } from './knowledge-base.tsx'
import { StatusCards } from './status-cards.tsx'

/** Help: the assistant, the articles, and how the services are doing. */
export function ResourcesScreen() {
  usePageTitle('Resources')
  return (
    <div className="space-y-6">
      <PageHead title="Resources and Support" subtitle="Answers, articles, and how our services are doing" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-4">
          <AssistantCard />
          <KnowledgeBase />
        </div>
        <StatusCards />
      </div>
    </div>
  )
}
