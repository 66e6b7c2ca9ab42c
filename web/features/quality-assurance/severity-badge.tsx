import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { FlaggedConversation } from '#contract/quality.ts'
import { Badge } from '#web/ui/badge.tsx'

const SEVERITIES = {
  high: { word: 'High', tone: 'bad', icon: CircleAlert },
  medium: { word: 'Medium', tone: 'middling', icon: TriangleAlert },
  low: { word: 'Low', tone: 'plain', icon: Info },
} as const

export function SeverityBadge({ severity }: { severity: FlaggedConversation['severity'] }) {
  const { word, tone, icon: Icon } = SEVERITIES[severity]
  return (
    <Badge tone={tone} icon={<Icon size={13} aria-hidden="true" />}>
      {word}
      <span className="sr-only"> severity</span>
    </Badge>
  )
}

export function ResolvedBadge() {
  return (
    <Badge tone="good" icon={<CircleCheck size={13} aria-hidden="true" />}>
      Resolved
    </Badge>
  )
}
