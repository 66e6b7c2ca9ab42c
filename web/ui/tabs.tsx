import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useActiveInSight } from './active-in-sight.ts'

type TabsProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  tabs: readonly { value: T; label: string; count?: number }[]
  children: ReactNode
}

/** A row of tabs above their panels (`TabPanel`). Arrow keys move between tabs. */
export function Tabs<T extends string>({ label, value, onChange, tabs, children }: TabsProps<T>) {
  const choose = (next: string) => {
    const tab = tabs.find((known) => known.value === next)
    if (tab !== undefined) onChange(tab.value)
  }
  const row = useActiveInSight<HTMLDivElement>(value)
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List
        ref={row}
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="flex h-10 shrink-0 pointer-coarse:h-11 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-soft -outline-offset-2! hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-xs tabular-nums text-ink-soft">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="pt-5">
      {children}
    </Radix.Content>
  )
}
