/** What is to be done in a home, in a shift or a day. */
export const today = {
  title: 'To do',
  day: 'Today',
  shift: '{{name}}, from {{from}} to {{until}}',
  none: 'Nothing to do until {{until}}',
  noneToday: 'Nothing to do today',
  noneHelp: 'The tasks of all residents come here. They are added in the details of each.',
  more: 'There may be more: these are the {{count}} tasks to be done first.',
  readOn: 'Show the next tasks',
  done_one: '{{count}} already done',
  done_other: '{{count}} already done',
}
