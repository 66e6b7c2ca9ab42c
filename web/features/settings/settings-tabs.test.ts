import { describe, expect, test } from 'vitest'
import { permissionsOf } from '#contract/permissions.ts'
import { chooseTab } from './settings-tabs.ts'

const namesOf = (role: string) => chooseTab(undefined, permissionsOf(role)).tabs.map(({ value }) => value)

describe('the tabs of Settings', () => {
  test('an admin sees all five', () => {
    expect(namesOf('admin')).toEqual(['account', 'billing', 'team', 'integrations', 'notifications'])
  })

  test('each other role sees what it may use', () => {
    expect(namesOf('billing-admin')).toEqual(['billing', 'notifications'])
    expect(namesOf('manager')).toEqual(['notifications'])
    expect(namesOf('viewer')).toEqual(['notifications'])
  })

  test('branding opens Account at its brand assets', () => {
    expect(chooseTab('branding', permissionsOf('admin'))).toMatchObject({ open: 'account', opensBranding: true })
  })

  test('an unknown tab is ignored', () => {
    expect(chooseTab('users', permissionsOf('admin'))).toMatchObject({ open: 'account', refused: null })
  })

  test('a tab that is not for the role is told by its name', () => {
    const choice = chooseTab('team', permissionsOf('viewer'))
    expect([choice.open, choice.refused?.label]).toEqual(['notifications', 'User Management'])
  })
})
