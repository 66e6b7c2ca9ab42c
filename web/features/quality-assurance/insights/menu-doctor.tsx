import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Stethoscope } from 'lucide-react'
import { useState } from 'react'
import type { InsightRange, MenuDefect } from '#contract/insights.ts'
import { menuQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { QueryCard } from '#web/features/quality-assurance/query-card.tsx'
import { formatCount, formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { When } from '#web/ui/when.tsx'
import { DEFECT_WORDS } from './insight-choices.ts'

type Defect = MenuDefect['defect']

/** What is wrong with the menu, what shoppers were shown most often first. */
export function MenuDoctor({ range }: { range: InsightRange }) {
  const menu = useQuery(menuQuery(range))
  const [only, setOnly] = useState<Defect | null>(null)
  return (
    <QueryCard
      title="Menu doctor"
      note={<Note menu={menu.data} />}
      query={menu}
      failedTitle="The menu could not be looked through."
    >
      {(data) =>
        data.products === 0 ? (
          <NoMenu />
        ) : data.defects.length === 0 ? (
          <div className="border-t border-line">
            <EmptyState
              icon={<Stethoscope size={20} aria-hidden="true" />}
              title="The menu is in good health"
              text={`Potency, pictures, prices and duplicates of ${formatNoun(data.products, 'product')} were looked at.`}
            />
          </div>
        ) : (
          <>
            <DefectCounts counts={data.counts} only={only} onOnly={setOnly} />
            <DefectTable
              defects={only === null ? data.defects : data.defects.filter(({ defect }) => defect === only)}
            />
          </>
        )
      }
    </QueryCard>
  )
}

function Note({ menu }: { menu: { products: number; importedAt: string | null } | undefined }) {
  const { timeZone } = useUser()
  if (menu === undefined) return 'Defects of the menu, by the chats they touched'
  return (
    <>
      Defects of {formatNoun(menu.products, 'product')}, by the chats they touched
      {menu.importedAt !== null && (
        <>
          . Menu imported <When at={menu.importedAt} timeZone={timeZone} />
        </>
      )}
    </>
  )
}

function NoMenu() {
  return (
    <div className="border-t border-line">
      <EmptyState
        icon={<Stethoscope size={20} aria-hidden="true" />}
        title="No menu yet"
        text="As soon as there is a menu, its defects are listed here."
        action={
          <ButtonLink look="primary">
            <Link to={paths.builder}>Bring in your menu</Link>
          </ButtonLink>
        }
      />
    </div>
  )
}

type DefectCountsProps = {
  counts: readonly { defect: Defect; products: number }[]
  only: Defect | null
  onOnly: (defect: Defect | null) => void
}

function DefectCounts({ counts, only, onOnly }: DefectCountsProps) {
  return (
    <div role="group" aria-label="Kinds of defect" className="flex flex-wrap gap-2 px-5 pb-4 sm:px-6">
      {counts
        .filter(({ products }) => products > 0)
        .map(({ defect, products }) => (
          <button
            key={defect}
            type="button"
            aria-pressed={only === defect}
            onClick={() => onOnly(only === defect ? null : defect)}
            className={classNames(
              'flex h-8 items-center gap-2 rounded-full border px-3 transition-colors',
              only === defect ? 'border-brand bg-brand-wash text-brand-ink' : 'border-line hover:bg-sunken',
            )}
          >
            {DEFECT_WORDS[defect]}
            <span className="font-medium tabular-nums">{formatCount(products)}</span>
          </button>
        ))}
    </div>
  )
}

function DefectTable({ defects }: { defects: readonly MenuDefect[] }) {
  return (
    <div className="border-t border-line">
      <Table caption="Menu defects">
        <thead>
          <tr>
            <HeadCell>Product</HeadCell>
            <HeadCell>Defect</HeadCell>
            <HeadCell>What is wrong</HeadCell>
            <HeadCell numeric>Chats touched</HeadCell>
          </tr>
        </thead>
        <tbody>
          {defects.map((found) => (
            <tr key={`${found.productId} ${found.defect}`}>
              <Cell className="min-w-44 font-medium break-words">{found.name}</Cell>
              <Cell className="whitespace-nowrap">{DEFECT_WORDS[found.defect]}</Cell>
              <Cell className="min-w-56 text-ink-soft">{found.detail}</Cell>
              <Cell numeric>
                {found.conversations === 0 ? (
                  '0'
                ) : (
                  <Link
                    to={paths.qualityConversations}
                    search={{ q: found.name }}
                    aria-label={`${formatNoun(found.conversations, 'conversation')} about ${found.name}`}
                    className="rounded-sm font-medium text-brand-ink hover:underline"
                  >
                    {formatCount(found.conversations)}
                  </Link>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
