import type { notShown as french } from '../fr/not-shown.ts'

export const notShown: typeof french = {
  title: 'You do not have access to this page',
  help: 'Your access may have changed. Ask an administrator of the establishment.',
  homes: 'Your establishments',
  unreadable_one: '{{count}} record cannot be shown: {{list}}. Tell your administrator.',
  unreadable_other: '{{count}} records cannot be shown: {{list}}. Tell your administrator.',
  record: 'no. {{id}}',
}
