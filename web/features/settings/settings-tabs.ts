import type { Permission } from '#contract/permissions.ts'

export type SettingsTab = 'account' | 'billing' | 'team' | 'integrations' | 'notifications'

type TabChoice = { value: SettingsTab; label: string; permission: Permission | null }

/** The tabs in the order of the screen; null is for everyone. */
export const SETTINGS_TABS: readonly TabChoice[] = [
  { value: 'account', label: 'Account', permission: 'manage_settings' },
  { value: 'billing', label: 'Billing', permission: 'manage_billing' },
  { value: 'team', label: 'User Management', permission: 'manage_team' },
  { value: 'integrations', label: 'Integrations', permission: 'manage_settings' },
  { value: 'notifications', label: 'Notifications', permission: null },
]

/** The part of Account that the address names as if it were a tab. */
const BRANDING = 'branding'

/**
 * Which tabs a person sees, and which of them the address opens. `refused` is the tab that was asked for and is not for
 * this person; the first of theirs stands in for it.
 */
export function chooseTab(asked: string | undefined, permissions: readonly Permission[]) {
  const tabs = SETTINGS_TABS.filter(({ permission }) => permission === null || permissions.includes(permission))
  const wanted = asked === BRANDING ? 'account' : asked
  const known = SETTINGS_TABS.find(({ value }) => value === wanted)
  const open = tabs.find(({ value }) => value === wanted) ?? tabs[0]
  return {
    tabs,
    open: open?.value ?? 'notifications',
    opensBranding: asked === BRANDING,
    refused: known !== undefined && !tabs.includes(known) ? known : null,
  }
}
