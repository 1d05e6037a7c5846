import type { noteReaders as french } from '../fr/note-readers.ts'

/** Who will read a note that is being written. */
export const noteReaders: typeof french = {
  readers: 'Who will be able to read it:',
  relative: '{{name}} (relative)',
  nobodyElse: 'only you, for now.',
  areComing: 'one moment, Vigie is looking for their names…',
  rolesOf: {
    public: 'all staff of the home, and the caregivers who follow this resident.',
    private: 'the nurses, occupational therapists and attendants of the home.',
  },
  moreReaders_one: 'and {{count}} more',
  moreReaders_other: 'and {{count}} more',
  since: 'Also, since you began to write: {{names}}.',
  platformToo: 'Vigie’s super administrators as well.',
}
