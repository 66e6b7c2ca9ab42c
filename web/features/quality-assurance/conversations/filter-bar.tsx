import { SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ConversationFilter } from '#contract/conversations.ts'
import { type Choices, choiceList } from '#web/lib/choices.ts'
import { formatExact } from '#web/lib/format.ts'
import { useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import {
  ANSWERED_CHOICES,
  BOUGHT_CHOICES,
  countFilters,
  FILTER_NAMES,
  FLAG_CHOICES,
  type FilterName,
  QUALITY_CHOICES,
  SENTIMENT_CHOICES,
} from './conversation-filter.ts'

/** How long typing rests before it is searched for. */
const REST_MS = 300
const CHOSEN = 'border-brand bg-brand-wash text-brand-ink'
const CONTROL = 'h-9 rounded-lg border border-line-strong bg-surface text-sm text-ink hover:bg-sunken'

/** Words and choices that narrow the list. Each of them stands in the address. */
export function FilterBar({ filter }: { filter: ConversationFilter }) {
  const [isOpen, setOpen] = useState(false)
  const setQuery = useSetQuery()
  const choicesId = useId()
  const { q, ...choices } = filter
  const count = countFilters(choices)
  const narrow = (name: FilterName, value: string | undefined) => setQuery({ [name]: value, page: undefined }, REPLACE)
  return (
    <div role="search" aria-label="Filter the conversations" className="block space-y-2 px-5 pb-4 sm:px-6">
      <div className="flex gap-2">
        <TextSearch text={q ?? ''} />
        <Button
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setOpen(!isOpen)}
          icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      </div>
      <div id={choicesId} className={classNames('flex-wrap gap-2 sm:flex', isOpen ? 'flex' : 'hidden')}>
        <span className="flex min-w-0 flex-1 basis-full gap-2 sm:flex-none sm:basis-auto">
          <DayField name="From" value={filter.from} max={filter.to} onChange={(value) => narrow('from', value)} />
          <DayField name="To" value={filter.to} min={filter.from} onChange={(value) => narrow('to', value)} />
        </span>
        <FilterSelect
          name="Sentiment"
          any="Any sentiment"
          choices={SENTIMENT_CHOICES}
          value={filter.sentiment}
          onChange={(value) => narrow('sentiment', value)}
        />
        <FilterSelect
          name="Flag"
          any="Flagged or not"
          choices={FLAG_CHOICES}
          value={filter.flag}
          onChange={(value) => narrow('flag', value)}
        />
        <FilterSelect
          name="Answered"
          any="Answered or not"
          choices={ANSWERED_CHOICES}
          value={filter.answered}
          onChange={(value) => narrow('answered', value)}
        />
        <FilterSelect
          name="Bought"
          any="Bought or not"
          choices={BOUGHT_CHOICES}
          value={filter.bought}
          onChange={(value) => narrow('bought', value)}
        />
        <FilterSelect
          name="Response quality"
          any="Any quality"
          choices={QUALITY_CHOICES}
          value={filter.quality}
          onChange={(value) => narrow('quality', value)}
        />
        <OtherFilters filter={filter} />
        {countFilters(filter) > 0 && (
          <Button
            look="quiet"
            onClick={() => setQuery(NO_FILTER)}
            icon={<X size={16} aria-hidden="true" />}
            className="px-3"
          >
            Clear filters
          </Button>
        )}
      </div>
    </div>
  )
}

/** What links of other screens narrow by, and only they. */
function OtherFilters({ filter }: { filter: ConversationFilter }) {
  const { timeZone } = useUser()
  const { since, flagReason, agentId } = filter
  return (
    <>
      {since !== undefined && <Chip name="since" text={`Since ${formatExact(since, timeZone)}`} />}
      {flagReason !== undefined && <Chip name="flagReason" text={`Flagged: ${flagReason}`} />}
      {agentId !== undefined && <Chip name="agentId" text="One agent" />}
    </>
  )
}

function Chip({ name, text }: { name: FilterName; text: string }) {
  const setQuery = useSetQuery()
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-lg border border-brand bg-brand-wash pl-3 text-brand-ink">
      <span className="truncate">{text}</span>
      <IconButton label={`Remove: ${text}`} onClick={() => setQuery({ [name]: undefined, page: undefined })}>
        <X size={15} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

export const NO_FILTER: Record<string, undefined> = Object.fromEntries(
  [...FILTER_NAMES, 'page'].map((name) => [name, undefined]),
)

function TextSearch({ text }: { text: string }) {
  const [typed, setTyped] = useState(text)
  const [searched, setSearched] = useState(text)
  const [shown, setShown] = useState(text)
  // The address changed by another way than this field, such as the way back of the browser.
  if (shown !== text) {
    setShown(text)
    if (searched !== text) setTyped(text)
  }
  const setQuery = useSetQuery()
  const search = (words: string) => {
    const q = words.trim()
    setSearched(q)
    setQuery({ q: q === '' ? undefined : q, page: undefined }, REPLACE)
  }
  const searchLater = useRef(search)
  useEffect(() => {
    searchLater.current = search
  })
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => searchLater.current(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <SearchField
      label="Search in what was said"
      placeholder="Search in what was said"
      maxLength={200}
      value={typed}
      onChange={setTyped}
      onClear={() => search('')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed)
      }}
      className="flex-1"
    />
  )
}

const REPLACE = { replace: true }

type FilterSelectProps<T extends string> = {
  name: string
  any: string
  choices: Choices<T>
  value: T | undefined
  onChange: (value: T | undefined) => void
}

function FilterSelect<T extends string>({ name, any, choices, value, onChange }: FilterSelectProps<T>) {
  const options = choiceList(choices)
  return (
    <Select
      aria-label={name}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
      frameClassName="min-w-0 flex-1 basis-32 sm:flex-none sm:basis-auto"
      className={classNames('h-9 hover:bg-sunken', value !== undefined && CHOSEN)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

type DayFieldProps = {
  name: string
  value: string | undefined
  min?: string
  max?: string
  onChange: (value: string | undefined) => void
}

function DayField({ name, value, min, max, onChange }: DayFieldProps) {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1 text-xs text-ink-soft sm:flex-none sm:flex-row sm:items-center sm:gap-2">
      {name}
      <input
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        className={classNames(CONTROL, 'w-full min-w-0 px-2.5 sm:w-auto', value !== undefined && CHOSEN)}
      />
    </label>
  )
}
