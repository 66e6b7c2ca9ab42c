/** Section 6 of the specification, and reading 19 for the invitation roles. The one table of who may do what. */
export const PERMISSIONS = [
  'view_dashboard',
  'manage_econcierge',
  'view_conversations',
  'manage_settings',
  'view_resources',
  'view_kitchen',
  'manage_tenants',
  'view_all_analytics',
  'review_conversations',
  'edit_knowledge',
  'manage_billing',
  'manage_team',
  'export_data',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const INVITATION_ROLES = ['viewer', 'user', 'manager', 'billing-admin', 'admin'] as const
export const ROLES = ['customer', 'viewer', 'user', 'manager', 'billing-admin', 'admin', 'super_admin'] as const
export type Role = (typeof ROLES)[number]
export type InvitationRole = (typeof INVITATION_ROLES)[number]

const VIEWER = ['view_dashboard', 'view_conversations', 'view_resources'] as const satisfies readonly Permission[]
const USER = [...VIEWER, 'manage_econcierge'] as const satisfies readonly Permission[]
const MANAGER = [
  ...USER,
  'review_conversations',
  'edit_knowledge',
  'export_data',
] as const satisfies readonly Permission[]

const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  viewer: VIEWER,
  user: USER,
  customer: USER,
  manager: MANAGER,
  'billing-admin': [...VIEWER, 'manage_billing'],
  admin: [...MANAGER, 'manage_settings', 'view_kitchen', 'manage_billing', 'manage_team'],
  super_admin: PERMISSIONS,
}

/** The permissions of a role; a missing or unknown role is a customer. */
export function permissionsOf(role: string | null | undefined): readonly Permission[] {
  return ROLE_PERMISSIONS[ROLES.find((known) => known === role) ?? 'customer']
}

export function can(role: string | null | undefined, permission: Permission): boolean {
  return permissionsOf(role).includes(permission)
}

/** What an operator sees who looks at a tenant as support. It is never more than reading, whatever the permission says. */
export const SUPPORT_PERMISSIONS = [
  'view_dashboard',
  'view_conversations',
  'view_resources',
  'view_kitchen',
  'manage_econcierge',
  'manage_settings',
  'manage_billing',
  'manage_team',
] as const satisfies readonly Permission[]

export function canVisit(permission: Permission): boolean {
  return SUPPORT_PERMISSIONS.some((known) => known === permission)
}

export function hasAnyRole(role: string | null | undefined, roles: readonly Role[]): boolean {
  return roles.some((known) => known === (role ?? 'customer'))
}

export const isSuperAdmin = (role: string | null | undefined) => role === 'super_admin'
export const isTenantAdmin = (role: string | null | undefined) => role === 'admin' || role === 'super_admin'
export const canAccessKitchen = (role: string | null | undefined) => can(role, 'view_kitchen')
export const canManageTenants = (role: string | null | undefined) => can(role, 'manage_tenants')

/** Nobody gives a role that may do more than their own, or changes who holds one. */
export function mayGrant(actorRole: string | null | undefined, role: Role): boolean {
  return permissionsOf(role).every((permission) => can(actorRole, permission))
}
