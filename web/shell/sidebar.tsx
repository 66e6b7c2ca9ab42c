import { Link } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Can } from '#web/lib/can.tsx'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from './logo.tsx'
import { KITCHEN_LINK, MAIN_LINKS, type NavigationItem } from './navigation.ts'
import { UserPanel } from './user-panel.tsx'

/** Only a collapsed sidebar needs it. */
const Tooltip = lazy(async () => ({ default: (await import('#web/ui/tooltip.tsx')).Tooltip }))

type SidebarProps = {
  collapsed: boolean
  /** Given only where the sidebar may be collapsed: on the kitchen page. */
  onToggle?: () => void
  /** Told when a link is followed, for the drawer of narrow screens to close. */
  onNavigate?: () => void
}

export function Sidebar({ collapsed, onToggle, onNavigate }: SidebarProps) {
  const user = useUser()
  return (
    <div className="flex h-full flex-col">
      <div className={classNames('flex h-14 shrink-0 items-center', collapsed ? 'justify-center' : 'px-4')}>
        <Link
          to={paths.landing}
          onClick={onNavigate}
          aria-label="eConcierge, to the start page"
          className="flex items-center gap-2.5 rounded-md text-base font-semibold tracking-tight"
        >
          <Logo size={collapsed ? 36 : 30} />
          {!collapsed && 'eConcierge'}
        </Link>
        {onToggle !== undefined && !collapsed && <CollapseButton {...{ collapsed, onToggle }} />}
      </div>
      {onToggle !== undefined && collapsed && <CollapseButton {...{ collapsed, onToggle }} />}
      <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-2.5 py-3">
        <ul className="space-y-0.5">
          {MAIN_LINKS.map((item) => (
            <SidebarLink key={item.to} {...{ item, collapsed, onNavigate }} />
          ))}
        </ul>
        <Can permission="view_kitchen">
          <h2 className={collapsed ? 'sr-only' : 'truncate px-3 pt-6 pb-2 text-xs font-medium text-ink-soft'}>
            Admin ({user.tenantId})
          </h2>
          <ul className={collapsed ? 'mt-3 border-t border-line pt-3' : undefined}>
            <SidebarLink {...{ item: KITCHEN_LINK, collapsed, onNavigate }} />
          </ul>
        </Can>
      </nav>
      <UserPanel collapsed={collapsed} />
    </div>
  )
}

function SidebarLink(props: { item: NavigationItem; collapsed: boolean; onNavigate?: () => void }) {
  const { item, collapsed, onNavigate } = props
  const Icon = item.icon
  const link = (
    <Link
      to={item.to}
      onClick={onNavigate}
      aria-label={collapsed ? item.label : undefined}
      activeProps={{ 'aria-current': 'page' }}
      activeOptions={{ includeSearch: false }}
      className={classNames(
        'group flex h-9 items-center pointer-coarse:h-11 gap-3 rounded-lg font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink',
        'aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand-ink',
        collapsed ? 'justify-center' : 'px-3',
      )}
    >
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
      {!collapsed && item.label}
    </Link>
  )
  if (!collapsed) return <li>{link}</li>
  return (
    <li>
      <Suspense fallback={link}>
        <Tooltip text={item.label} side="right">
          {link}
        </Tooltip>
      </Suspense>
    </li>
  )
}

function CollapseButton({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <IconButton
      label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
      aria-expanded={!collapsed}
      onClick={onToggle}
      className={collapsed ? 'mx-auto' : '-mr-1 ml-auto'}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  )
}
