import type { ReactNode } from 'react'
import { hasAnyRole, type Permission, type Role } from '#contract/permissions.ts'
import { useUser } from './session.tsx'

type CanProps = {
  permission?: Permission
  anyRole?: readonly Role[]
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its content if the person has the permission or any of the roles, otherwise the fallback. */
export function Can({ permission, anyRole, fallback = null, children }: CanProps) {
  const user = useUser()
  const allowed =
    (permission !== undefined && user.permissions.includes(permission)) ||
    (anyRole !== undefined && hasAnyRole(user.role, anyRole))
  return allowed ? children : fallback
}

/** Whether the person holds a permission. The server checks it again for every call. */
export function useCan(permission: Permission): boolean {
  return useUser().permissions.includes(permission)
}
