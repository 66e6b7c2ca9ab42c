import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

type PaginationProps = {
  page: number
  pages: number
  /** Which of the rows are shown: `21–40 of 318`. */
  summary: string
  onPage: (page: number) => void
}

export function Pagination({ page, pages, summary, onPage }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-xs tabular-nums text-ink-soft" aria-live="polite">
        {summary}
      </p>
      <div className="flex items-center gap-2">
        <Button
          size="small"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          icon={<ChevronLeft size={16} aria-hidden="true" />}
        >
          Previous
        </Button>
        <span className="text-xs tabular-nums text-ink-soft">
          Page {page} of {Math.max(1, pages)}
        </span>
        <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  )
}
