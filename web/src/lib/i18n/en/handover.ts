/** What one shift leaves to the next. */
export const handover = {
  of: 'Previous shift: {{name}}, {{from}} to {{until}}',
  beyond: 'And, with nobody on shift then, from {{from}} to {{until}}.',
  asOf: 'Prepared on {{time}}, with what you may read.',
  slow: 'The handover is taking longer than usual.',
  print: 'Print',
  printHelp:
    'Print from the menu of your browser, or by Ctrl+P (⌘P on a Mac). As long as its window is open, calls sound, but it may hide them.',
  renew: 'Update',
  noShifts: 'No shifts',
  noShiftsHelp:
    'A handover goes from one shift to the next. An administrator of the establishment can set them.',
  nothing:
    'In this shift: no alert, no note, no change, no task left undone. And no sensor is silent at the moment.',
  quiet:
    'Nothing new was noted. Between the start of this shift and now, one of their sensors was heard, or how they are was noted again, unchanged:',
  unheard:
    'Nothing noted and nothing heard from any sensor since this shift began, how they are is not known:',
  noResidents: 'No resident in this establishment.',
  cut: 'There is more than this page can show: look into the records too.',
  unreadable_one: '{{count}} record could not be read: it is missing here.',
  unreadable_other: '{{count}} records could not be read: they are missing here.',
  mark: 'I have read it',
  marking: 'Saving…',
  notMarked: 'That you have read it is not saved.',
  readBy: 'Read by {{names}}',
  readByNobody: 'Nobody has said yet that they have read it.',
  alerts: 'Alerts',
  notes: 'Notes',
  moods: 'Changes',
  missed: 'Tasks not done',
  silent: 'Sensors silent at the moment',
  came: 'taken by {{name}}, {{time}}',
  said: '{{name}}, {{time}}',
  turn: '{{what}}: {{values}}',
  missedAt: '{{task}} ({{times}})',
  missedMany: '{{task}} ({{times}}…, {{count}} times)',
  left: {
    deactivated: 'deactivated by {{name}}, {{time}}',
    deactivatedAt: 'deactivated, {{time}}',
    deleted: 'deleted by {{name}}, {{time}}',
    deletedAt: 'deleted, {{time}}',
    changed: 'changed by {{name}}, {{time}}',
    changedAt: 'changed, {{time}}',
  },
  silentSince: '{{what}}: nothing since {{time}}',
  neverHeard: '{{what}}: never heard',
}
