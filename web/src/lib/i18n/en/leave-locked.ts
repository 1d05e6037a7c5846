import type { leaveLocked as french } from '../fr/leave-locked.ts'

export const leaveLocked: typeof french = {
  leave: 'Not you? Sign out',
  noPassword:
    'You sign in by another service, without a password of Vigie. Unless you have a code, sign out below, then sign in again. A password is chosen in your profile: it will unlock the screen next time.',
  title: 'This device will no longer alert anybody',
  help: 'Once the session is closed, it will show and sound no alert until somebody signs in on it. Go on only if somebody is about to sign in here.',
  calling: '{{alerts}}: this device will stop sounding.',
  offline: 'Offline: nobody can sign in before the network is back, and what was begun here will be lost.',
  confirm: 'Silence and sign out',
  stay: 'Stay',
}
