import type { residentList as french } from '../fr/resident-list.ts'

/** The residents of a home as a list: how it is ordered and searched, and what stands there where it is empty. */
export const residentList: typeof french = {
  search: 'Search a name or a room',
  searchHint: 'Name or room',
  shown_one: '{{count}} resident',
  shown_other: '{{count}} residents',
  list: 'Order and display',
  sort: {
    need: 'Who needs help first',
    room: 'By room',
    name: 'By name',
  },
  view: {
    cards: 'As cards',
    rows: 'As rows',
  },
  narrow: 'Whom to show',
  only: {
    all: 'Everybody',
    alert: 'Alert in progress',
    silent: 'Silent sensors',
    noMood: 'No mood today',
  },
  changed: 'Have changed',
  notKnownYet_one: 'For {{count}} resident it is not known yet: they stay in the list.',
  notKnownYet_other: 'For {{count}} residents it is not known yet: they stay in the list.',
  nobody: {
    alert: 'Nobody has an alert in progress',
    silent: 'No sensor is silent',
    noMood: 'Everybody’s mood is noted today',
  },
  nobodyHelp: 'The filter “{{only}}” is on.',
  showAll: 'Show all residents',
  noneFound: 'Nobody matches “{{typed}}”',
  noneFoundHelp: 'Search part of the name or the room number.',
  none: 'No residents yet',
  noneHelp: 'Residents will be here once an administrator has added them.',
  noneYetHelp: 'Add the residents, then their devices where the establishment is managed.',
  noneFollowedHelp: 'The residents you follow will be here once the establishment has entrusted them to you.',
  showArchived: 'Show archived records',
  hideArchived: 'Hide archived records',
  archivedOnes: 'Archived records',
  noneArchived: 'No record is archived.',
  noneArchivedFound: 'No archived record matches.',
}
