import { Flag, Inbox, Settings } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useTheme } from '#web/lib/theme.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BarRow } from '#web/ui/bar-row.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailurePanel, SampleBanner } from '#web/ui/failure-panel.tsx'
import { MetricCard, MetricCardSkeleton } from '#web/ui/metric-card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { TrendBadge } from '#web/ui/trend-badge.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'

/** Every part of `web/ui` in its states, for looking at and for the screenshot run. */
export function GalleryScreen() {
  usePageTitle('Gallery')
  const { toggle } = useTheme()
  return (
    <main id="content" className="mx-auto max-w-[80rem] space-y-5 p-6">
      <PageHead
        title="Gallery"
        subtitle="The parts of the dashboard in their states"
        badge={<Badge tone="brand">development</Badge>}
        actions={<Button onClick={toggle}>Switch theme</Button>}
      />
      <Buttons />
      <Badges />
      <Figures />
      <GalleryForms />
      <GalleryOverlays />
      <States />
      <Tables />
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} />
      <CardBody className="space-y-4">{children}</CardBody>
    </Card>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const

function Buttons() {
  const [busy, setBusy] = useState(true)
  return (
    <Section title="Buttons">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Row key={size}>
          {LOOKS.map((look) => (
            <Button key={look} look={look} size={size}>
              {look}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button look="primary" busy={busy} busyLabel="Saving...">
          Save Settings
        </Button>
        <Button look="primary" disabled>
          Disabled
        </Button>
        <Button look="quiet" onClick={() => setBusy(!busy)}>
          Toggle busy
        </Button>
        <Tooltip text="Settings of this thing">
          <IconButton label="Settings">
            <Settings size={18} aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <Spinner />
      </Row>
    </Section>
  )
}

function Badges() {
  const comparison = { comparedWith: 'vs last month', exact: 'Both spans in full' }
  return (
    <Section title="Badges and trends">
      <Row>
        {(['plain', 'brand', 'accent', 'good', 'middling', 'bad'] as const).map((tone) => (
          <Badge key={tone} tone={tone} icon={<Flag size={12} aria-hidden="true" />}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <TrendBadge change={12} good="up" {...comparison} />
        <TrendBadge change={-8} good="up" {...comparison} />
        <TrendBadge change={-8} good="down" {...comparison} />
        <TrendBadge change={3} good="none" {...comparison} />
        <TrendBadge change={0} good="up" {...comparison} />
        <TrendBadge change={null} good="up" {...comparison} />
      </Row>
    </Section>
  )
}

function Figures() {
  return (
    <Section title="Figures">
      <div className="grid gap-4 md:grid-cols-3">
        <MetricCard
          label="With a link"
          value="$1,234.56"
          note="18 orders"
          trend={<TrendBadge change={12} good="up" comparedWith="vs last month" exact="" />}
          link={(name) => <a href="#content">{name}</a>}
        />
        <MetricCard label="Without a link" value="4.3" unit="/ 5.0" note="52 conversations" />
        <MetricCardSkeleton label="On the way" />
      </div>
      <ShareBar label="Good" percent={72} shown="72%" tone="good" />
      <ShareBar label="Middling" percent={20} shown="20%" tone="middling" />
      <ShareBar label="Bad" percent={8} shown="8%" tone="bad" />
      <BarRow bars={BARS} from="Nov 1" to="Nov 12" />
    </Section>
  )
}

const BARS = [3, 5, 4, 8, 6, 7, 2, 9, 4, 5, 6, 8].map((value, at) => ({
  key: String(at),
  value,
  words: `Nov ${at + 1}: ${value} calls`,
  isBad: value === 2,
}))

function States() {
  const retry = () => undefined
  return (
    <Section title="States">
      <EmptyState
        icon={<Inbox size={20} aria-hidden="true" />}
        title="Nothing here yet"
        text="What will stand here, in one sentence."
        action={<Button look="primary">The one thing to do</Button>}
      />
      <FailurePanel title="The list could not be loaded." text="The server could not be reached." onRetry={retry} />
      <FailurePanel title="The list could not be loaded." text="Trying again." onRetry={retry} retrying />
      <SampleBanner reason="The server took too long to answer." onRetry={retry} retrying={false} />
      <Skeleton className="h-24 w-full" />
    </Section>
  )
}

const ROWS = Array.from({ length: 14 }, (_, index) => ({ name: `Row ${index + 1}`, cents: 1200 + index * 377 }))

function Tables() {
  return (
    <Card>
      <CardHead title="Table" note="The head stays while the rows scroll" />
      <Table caption="An example" maxHeight="16rem">
        <thead>
          <tr>
            <HeadCell>Name</HeadCell>
            <HeadCell numeric>Amount</HeadCell>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row.name}>
              <Cell>{row.name}</Cell>
              <Cell numeric>${(row.cents / 100).toFixed(2)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
