import type { leaveAlerts as french } from '../fr/leave-alerts.ts'

export const leaveAlerts: typeof french = {
  help: 'If you sign out, these alerts will be open again and will sound for your colleagues.',
  unseenTitle: 'Not all alerts can be seen here',
  unseenHelp:
    'If you are seeing to somebody, the alert will be open again and will sound for your colleagues.',
  button: 'Let go of them and sign out',
  failed: 'These alerts could not be given back: they stay in your name. Tell your colleagues.',
}
