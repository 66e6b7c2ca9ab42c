import type { ReactNode } from 'react'
import {
  canAccessKitchen,
  canManageTenants,
  hasAnyRole,
  isSuperAdmin,
  isTenantAdmin,
  type Permission,
  type Role,
} from '#contract/permissions.ts'
import { useUser } from './session.tsx'

type CanProps = {
  permission?: Permission
  anyRole?: readonly Role[]
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its content if the person has the permission or any of the roles, otherwise the fallback. */
export function Can({ permission, anyRole, fallback = null, children }: CanProps) {
  const { can, hasAnyRole } = useAccess()
  const allowed = (permission !== undefined && can(permission)) || (anyRole !== undefined && hasAnyRole(anyRole))
  return allowed ? children : fallback
}

/** Whether the person holds a permission. The server checks it again for every call. */
export function useCan(permission: Permission): boolean {
  return useAccess().can(permission)
}

/** Section 6 of the specification: a permission, a role, any of several roles, and the shortcuts. */
export function useAccess() {
  const { role, permissions, supportUntil } = useUser()
  // Support reads as an admin would, and may do nothing that an admin may.
  const isVisitor = supportUntil !== undefined
  return {
    role,
    can: (permission: Permission): boolean => permissions.includes(permission),
    hasRole: (wanted: Role): boolean => role === wanted,
    hasAnyRole: (wanted: readonly Role[]): boolean => hasAnyRole(role, wanted),
    isSuperAdmin: isSuperAdmin(role),
    isTenantAdmin: isTenantAdmin(role) && !isVisitor,
    canAccessKitchen: canAccessKitchen(role),
    canManageTenants: canManageTenants(role),
  }
}
