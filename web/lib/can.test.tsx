import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { User } from '#contract/auth.ts'
import { permissionsOf, type Role } from '#contract/permissions.ts'
import { Can, useAccess } from './can.tsx'
import { UserProvider } from './session.tsx'

afterEach(cleanup)

function person(role: Role): User {
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    email: 'a@b.example',
    firstName: null,
    lastName: null,
    phone: null,
    role,
    permissions: [...permissionsOf(role)],
    tenantId: 'shop',
    tenantName: 'Shop',
    timeZone: 'America/Denver',
  }
}

function show(role: Role, guard: React.ReactNode) {
  render(<UserProvider user={person(role)}>{guard}</UserProvider>)
}

test('content shows to a person with the permission', () => {
  show('admin', <Can permission="view_kitchen">The Kitchen</Can>)
  expect(screen.queryByText('The Kitchen')).not.toBeNull()
})

test('without the permission the fallback shows instead', () => {
  show(
    'customer',
    <Can permission="view_kitchen" fallback="Not for you">
      The Kitchen
    </Can>,
  )
  expect(screen.queryByText('The Kitchen')).toBeNull()
  expect(screen.queryByText('Not for you')).not.toBeNull()
})

test('any of several roles opens the content', () => {
  show(
    'manager',
    <Can anyRole={['manager', 'super_admin']}>
      <p>For managers</p>
    </Can>,
  )
  expect(screen.queryByText('For managers')).not.toBeNull()
})

test('a guard that names neither permission nor role stays shut', () => {
  show('super_admin', <Can fallback="Shut">Open</Can>)
  expect(screen.queryByText('Shut')).not.toBeNull()
})

test('outside its provider a guard is an error', () => {
  expect(() => Can({ permission: 'view_kitchen', children: 'x' })).toThrow()
})

/** What a role may, as a screen asks. */
function Asked() {
  const { role: _, ...access } = useAccess()
  const answers = [
    access.can('manage_settings'),
    access.hasRole('admin'),
    access.hasAnyRole(['admin', 'manager']),
    access.isSuperAdmin,
    access.isTenantAdmin,
    access.canAccessKitchen,
    access.canManageTenants,
  ]
  return <p>{answers.map((answer) => (answer ? 'yes' : 'no')).join(' ')}</p>
}

test.each([
  ['customer', 'no no no no no no no'],
  ['manager', 'no no yes no no no no'],
  ['admin', 'yes yes yes no yes yes no'],
  ['super_admin', 'yes no no yes yes yes yes'],
] as const)('%s is answered by permission, role, any role and each shortcut', (role, answers) => {
  show(role, <Asked />)
  expect(screen.queryByText(answers)).not.toBeNull()
})
