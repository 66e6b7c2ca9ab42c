import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackageSearch, ShoppingBasket } from 'lucide-react'
import type * as z from 'zod'
import type { InsightRange, SuggestedBuy, UnmetDemand } from '#contract/insights.ts'
import { demandQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { QueryCard } from '#web/features/quality-assurance/query-card.tsx'
import { sentenceCase } from '#web/features/quality-assurance/sentence-case.ts'
import { formatCount, formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { When } from '#web/ui/when.tsx'
import { ConversationLinks } from './conversation-links.tsx'
import { DEMAND_WORDS } from './insight-choices.ts'

/** What shoppers asked for that the shop lacks, and what to buy in. */
export function UnmetDemandView({ range }: { range: InsightRange }) {
  const demand = useQuery(demandQuery(range))
  return (
    <QueryCard
      title="Unmet demand"
      note={
        demand.data === undefined || demand.data.sessions === 0
          ? 'What shoppers asked for and the menu does not have'
          : `${formatNoun(demand.data.sessions, 'session')} asked for something that the menu does not have`
      }
      query={demand}
      failedTitle="The unmet demand could not be loaded."
    >
      {(data) =>
        data.demand.length === 0 ? (
          <NothingMissing />
        ) : (
          <>
            {data.buys.length > 0 && <SuggestedBuys buys={data.buys} />}
            <DemandTable demand={data.demand} />
          </>
        )
      }
    </QueryCard>
  )
}

function NothingMissing() {
  return (
    <div className="border-t border-line">
      <EmptyState
        icon={<PackageSearch size={20} aria-hidden="true" />}
        title="Nothing was missing in this range"
        text="Brands, forms, prices and effects that shoppers ask for in vain are counted here, with what to buy in."
        action={
          <ButtonLink>
            <Link to={paths.qualityConversations}>See the conversations</Link>
          </ButtonLink>
        }
      />
    </div>
  )
}

function SuggestedBuys({ buys }: { buys: readonly z.infer<typeof SuggestedBuy>[] }) {
  return (
    <section aria-labelledby="suggested-buys" className="border-t border-line px-5 py-4 sm:px-6">
      <h3 id="suggested-buys" className="flex items-center gap-2 font-medium">
        <ShoppingBasket size={16} aria-hidden="true" className="text-brand-ink" />
        Suggested buys
      </h3>
      <p className="text-xs text-ink-soft">Wishes that were said together, by how many shoppers had them.</p>
      <ol className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {buys.map((buy) => (
          <li key={buy.wanted} className="flex items-baseline justify-between gap-3 border-b border-line py-1">
            <span className="min-w-0 break-words">{sentenceCase(buy.wanted)}</span>
            <span className="text-xs whitespace-nowrap tabular-nums text-ink-soft">
              {formatNoun(buy.sessions, 'session')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function DemandTable({ demand }: { demand: readonly UnmetDemand[] }) {
  const { timeZone } = useUser()
  return (
    <div className="border-t border-line">
      <Table caption="Unmet demand">
        <thead>
          <tr>
            <HeadCell>Wanted</HeadCell>
            <HeadCell>Kind</HeadCell>
            <HeadCell numeric>Sessions</HeadCell>
            <HeadCell>Last asked</HeadCell>
            <HeadCell>Conversations</HeadCell>
          </tr>
        </thead>
        <tbody>
          {demand.map((wish) => (
            <tr key={`${wish.kind} ${wish.wanted}`}>
              <Cell className="min-w-56 max-w-96">
                <span className="font-medium break-words">{sentenceCase(wish.wanted)}</span>
                {wish.examples[0] !== undefined && (
                  <span className="line-clamp-1 text-xs break-all text-ink-soft">“{wish.examples[0]}”</span>
                )}
              </Cell>
              <Cell>{DEMAND_WORDS[wish.kind]}</Cell>
              <Cell numeric>{formatCount(wish.sessions)}</Cell>
              <Cell className="text-ink-soft">
                <When at={wish.lastAskedAt} timeZone={timeZone} />
              </Cell>
              <Cell className="py-1!">
                <ConversationLinks ids={wish.conversationIds} about={wish.wanted} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
