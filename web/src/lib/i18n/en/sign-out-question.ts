import type { signOutQuestion as french } from '../fr/sign-out-question.ts'

export const signOutQuestion: typeof french = {
  help: 'If you sign out, these alerts will be open again and will sound for your colleagues.',
  unseenTitle: 'Not all alerts can be seen here',
  unseenHelp:
    'If you are seeing to somebody, the alert will be open again and will sound for your colleagues.',
  button: 'Let go of them and sign out',
  failed: 'These alerts could not be given back: they stay in your name. Tell your colleagues.',
  callingTitle: 'Somebody is calling, and nobody is on it',
  silenced: 'Once you have signed out, this device will stop sounding.',
  unconfirmed: 'What you did is not confirmed',
  unconfirmedOf_one: '{{count}} message is still to be seen to.',
  unconfirmedOf_other: '{{count}} messages are still to be seen to.',
  unconfirmedHelp:
    'Once you have signed out, nothing will say so any more. Stay to try again, or tell your colleagues.',
  notes_one: 'A note is not saved',
  notes_other: 'Some notes are not saved',
  waitingNotes_one: '{{count}} note waits for the network to be sent.',
  waitingNotes_other: '{{count}} notes wait for the network to be sent.',
  draftNotes_one: '{{count}} note is half written.',
  draftNotes_other: '{{count}} notes are half written.',
  rules: 'Notification rules begun: {{count}}',
  forms: 'Begun and not saved: {{count}}',
  isLost: 'If you sign out, what is not saved will be deleted from this device, and lost.',
  allTheSame: 'Sign out all the same',
  tasks_one: 'A task is not saved',
  tasks_other: 'Some tasks are not saved',
  draftTasks_one: '{{count}} task is half typed.',
  draftTasks_other: '{{count}} tasks are half typed.',
}
