import type { search as french } from '../fr/search.ts'

export const search: typeof french = {
  title: 'Search',
  label: 'Resident, room, device or person',
  help: 'The beginning of a name, a room number, the last characters of a device: in any order.',
  searching: 'Searching…',
  slow: 'The search is taking longer than usual.',
  none: 'Nothing matches among what you may see. Try fewer letters.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  more: 'There are more: add to the search to see them.',
  archived: 'archived',
  residents: 'Residents',
  devices: 'Devices',
  users: 'People',
}
