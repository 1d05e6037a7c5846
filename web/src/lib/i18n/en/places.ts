import type { places as french } from '../fr/places.ts'

export const places: typeof french = {
  search: 'Search',
  users: 'All users',
  informations: 'Details',
  licences: 'Licences',
  shifts: 'Shifts',
  rules: 'Notifications',
  escalation: 'If nobody answers',
  messages: 'Messages sent',
  monthReport: 'Monthly report',
  people: 'Users',
  devices: 'Devices',
  documents: 'Documents',
  refusals: 'Refused messages',
  journal: 'Activity log',
  profile: 'Your profile',
  ownMessages: 'What concerns you',
  settings: 'Settings',
  handover: 'Handover',
}
