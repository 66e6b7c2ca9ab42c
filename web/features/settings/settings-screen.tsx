import { LockKeyhole } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { chooseTab, type SettingsTab } from './settings-tabs.ts'

const PANELS: Record<SettingsTab, ComponentType> = {
  account: lazy(async () => ({ default: (await import('./account/account-tab.tsx')).AccountTab })),
  billing: lazy(async () => ({ default: (await import('./billing/billing-tab.tsx')).BillingTab })),
  team: lazy(async () => ({ default: (await import('./team/team-tab.tsx')).TeamTab })),
  integrations: lazy(async () => ({ default: (await import('./integrations/integrations-tab.tsx')).IntegrationsTab })),
  notifications: lazy(async () => ({
    default: (await import('./notifications/notifications-tab.tsx')).NotificationsTab,
  })),
}

/** Settings: a tab for each part, fetched when it is opened; a role sees the tabs that it may use. */
export function SettingsScreen() {
  usePageTitle('Settings')
  const { permissions } = useUser()
  const setQuery = useSetQuery()
  const { tabs, open, refused } = chooseTab(useQueryText('tab'), permissions)
  const Panel = PANELS[open]
  return (
    <div className="space-y-5">
      <PageHead title="Settings" subtitle="Your dispensary, your team, and what eConcierge is connected to" />
      {refused !== null && (
        <p role="status" className="flex items-center gap-2 rounded-card border border-line bg-surface px-5 py-3">
          <LockKeyhole size={16} className="shrink-0 text-ink-soft" aria-hidden="true" />
          {refused.label} is not open to your role. Ask an admin of your dispensary.
        </p>
      )}
      <Tabs label="Settings" value={open} onChange={(tab) => setQuery({ tab })} tabs={tabs}>
        <TabPanel value={open}>
          <Suspense fallback={<PanelLoading />}>
            <Panel />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  )
}

function PanelLoading() {
  return (
    <div className="space-y-4">
      <LoadingNote />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
