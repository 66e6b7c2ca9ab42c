import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { isSuperAdmin } from '#contract/permissions.ts'
import { Can } from '#web/lib/can.tsx'
import { choiceList, type Choices } from '#web/lib/choices.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryChoice, useQueryText } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { QueryPanel } from '#web/shell/query-panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { AccountPage } from './account-page.tsx'
import { AccountView } from './account-view.tsx'
import { ExportAccount } from './export-account.tsx'
import { AccountsTab } from './accounts-tab.tsx'
import { DashboardTab } from './dashboard-tab.tsx'
import { HealthTab } from './health-tab.tsx'
import { InfrastructureTab } from './infrastructure-tab.tsx'
import { KitchenLinks } from './kitchen-links.tsx'
import { WaitlistCard } from './waitlist-card.tsx'
import { kitchenQuery, ownKitchenQuery } from './kitchen-queries.ts'

const OPERATOR_TABS = {
  dashboard: 'Dashboard',
  health: 'Client Health',
  accounts: 'Account Management',
  infrastructure: 'Infrastructure',
} as const satisfies Choices<string>

const TENANT_TABS = {
  dashboard: 'Dashboard',
  health: 'Client Health',
  accounts: 'My Account',
} as const satisfies Choices<string>

const ALL_ACCOUNTS = { note: 'All accounts together, since the first of the month (UTC)', isAll: true }
const OWN_ACCOUNT = { note: 'Your account, since the first of the month (UTC)', isAll: false }

/** The operator's view of all tenants, or an admin's view of their own. */
export function KitchenScreen() {
  usePageTitle('The Kitchen')
  const { role } = useUser()
  return (
    <Can permission="view_kitchen" fallback={<Navigate to={paths.performance} replace />}>
      {isSuperAdmin(role) ? <OperatorKitchen /> : <TenantKitchen />}
    </Can>
  )
}

function OperatorKitchen() {
  const { role } = useUser()
  const [tab, chooseTab] = useQueryChoice('tab', OPERATOR_TABS, 'dashboard')
  const account = useQueryText('account')
  const kitchen = useQuery({ ...kitchenQuery(), enabled: tab === 'dashboard' || tab === 'health' })
  return (
    <div className="space-y-5">
      <PageHead
        title="The Kitchen"
        actions={<KitchenLinks />}
        subtitle={
          <>
            Multi-Tenant Analytics & Operations Dashboard
            <span className="block text-xs">Super Admin View • All Tenants • Role: {role}</span>
          </>
        }
      />
      <Tabs label="The Kitchen" value={tab} onChange={chooseTab} tabs={choiceList(OPERATOR_TABS)}>
        <TabPanel value="dashboard">
          <QueryPanel query={kitchen} failedTitle="The figures could not be loaded.">
            {(data) => <DashboardTab summary={data.summary} />}
          </QueryPanel>
        </TabPanel>
        <TabPanel value="health">
          <QueryPanel query={kitchen} failedTitle="The figures could not be loaded.">
            {(data) => <HealthTab health={data.health} {...ALL_ACCOUNTS} />}
          </QueryPanel>
        </TabPanel>
        <TabPanel value="accounts">
          {account === undefined ? (
            <div className="space-y-4">
              <AccountsTab />
              <WaitlistCard />
            </div>
          ) : (
            <AccountPage id={account} />
          )}
        </TabPanel>
        <TabPanel value="infrastructure">
          <InfrastructureTab />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function TenantKitchen() {
  const { tenantId } = useUser()
  const [tab, chooseTab] = useQueryChoice('tab', TENANT_TABS, 'dashboard')
  const kitchen = useQuery(ownKitchenQuery())
  return (
    <div className="space-y-5">
      <PageHead
        title="The Kitchen"
        badge={<Badge tone="brand">{tenantId}</Badge>}
        subtitle="Customer Pipeline & Journey Dashboard"
        actions={<KitchenLinks />}
      />
      <Tabs label="The Kitchen" value={tab} onChange={chooseTab} tabs={choiceList(TENANT_TABS)}>
        <QueryPanel query={kitchen} failedTitle="The figures could not be loaded.">
          {(data) => (
            <>
              <TabPanel value="dashboard">
                <DashboardTab summary={data.summary} />
              </TabPanel>
              <TabPanel value="health">
                <HealthTab health={data.health} {...OWN_ACCOUNT} />
              </TabPanel>
              <TabPanel value="accounts">
                <div className="space-y-4">
                  <AccountView account={data.account} />
                  <ExportAccount tenantId={tenantId} />
                </div>
              </TabPanel>
            </>
          )}
        </QueryPanel>
      </Tabs>
    </div>
  )
}
