import type { alertMenu as french } from '../fr/alert-menu.ts'

export const alertMenu: typeof french = {
  letGo: 'I am not going: open the alert again',
  letGoOf: 'You are not on it any more, the alert calls again: {{where}}',
  notYours: 'You were not on it any more: {{where}}',
  notLetGo: 'The alert could not be opened again, you are still on it: {{where}}',
}
