import type { adminUsers as french } from '../fr/admin-users.ts'

export const adminUsers: Record<keyof typeof french, string> = {
  title: 'All users',
  search: 'Search',
  searchHint: 'How the name or e-mail begins',
  sortBy: 'Sort by',
  name: 'Name',
  email: 'E-mail',
  none: 'Nobody matches',
  noneHelp: 'Check how the word begins, or sort by the other column: that is the one that is searched.',
  more: 'Show more',
  unverified: 'e-mail not verified',
  disabled: 'account closed',
  noRole: 'No role',
  operator: 'Account of the operator',
  changeRoleOf: 'Change the role of {{name}}',
  role: 'Role',
  roleHelp: 'In force at once in all their homes, but where this person is a caregiver.',
  roleChanged: '{{name}} is now: {{role}}',
  onlySuper: 'The people of your establishments',
  onlySuperHelp:
    'They are in each establishment, under Manage, then Users. The list of all users is for super administrators.',
}
