/** What is to be done in a home, in a shift or a day. */
export const today = {
  title: 'To do',
  day: 'Today',
  shift: '{{name}}, from {{from}} to {{until}}',
  none: 'Nothing to do until {{until}}',
  noneToday: 'Nothing to do today',
  noneHelp: 'The tasks of all residents come here. They are added in the details of each.',
  more: 'There may be more: this page shows {{count}} tasks at most.',
  done_one: '{{count}} already done',
  done_other: '{{count}} already done',
}
