import type { searchedNotes as french } from '../fr/searched-notes.ts'

/** All notes of a resident, and how they are looked through. */
export const searchedNotes: typeof french = {
  search: 'Search the notes about this resident',
  searchHint: 'Words or author',
  found_one: '{{count}} note found',
  found_other: '{{count}} notes found',
  searching: 'Searching earlier notes…',
  noneFound: 'No note matches “{{typed}}”',
  noneFoundHelp: 'Accents and capitals do not matter. Try with fewer words.',
  end: 'There are no earlier notes.',
}
