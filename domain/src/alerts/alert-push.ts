import type { Locale } from '../text.ts'
import type { AlertFacts } from './alert-text.ts'
import { severityOf } from './severity.ts'

const words = {
  fr: {
    room: 'Chambre',
    nowhere: 'Une alerte',
    alert: 'alerte',
    steps: {
      opened: '',
      repeated: ', rappel : personne n’y va',
      calledAgain: ', appelle de nouveau',
      released: ', plus personne n’y va',
      escalated: ', personne n’a répondu',
      unresolved: ', prise, pas encore résolue',
    },
    before: ' : ',
  },
  en: {
    room: 'Room',
    nowhere: 'An alert',
    alert: 'alert',
    steps: {
      opened: '',
      repeated: ', reminder: nobody is on it',
      calledAgain: ', calls again',
      released: ', nobody is on it any more',
      escalated: ', nobody has answered',
      unresolved: ', taken, not yet resolved',
    },
    before: ': ',
  },
} as const satisfies Record<Locale, { steps: Record<AlertFacts['step'], string> } & Record<string, unknown>>

/**
 * An alert as a notification, and how it sounds: the room alone and why it is told of again, « Chambre 214 : alerte ». Whoever walks by a
 * locked phone reads it, so neither who it is nor what happened stands in it (docs/adr/0113-a-notification-beside-the-sms.md).
 */
export function alertPush({ room, step, kind }: AlertFacts, locale: Locale) {
  const said = words[locale]
  const where = room.trim() === '' ? said.nowhere : `${said.room} ${room.trim()}${said.before}${said.alert}`
  return { subject: null, text: `${where}${said.steps[step]}`, severity: severityOf({ kind }) }
}
