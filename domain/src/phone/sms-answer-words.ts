import { foldForSms } from '../deliveries/sms-text.ts'
import type { Locale } from '../text.ts'
import type { Taking } from './taking.ts'

const words = {
  fr: {
    room: 'Ch.',
    taken: (who: string) => `C’est noté : vous vous occupez de ${who}.`,
    noted: (who: string) => `C’est noté, vous l’avez vue : ${who}. Le personnel reste appelé.`,
    byOther: (who: string, name: string) => `${who} : ${name || 'quelqu’un'} s’en occupe déjà.`,
    over: (who: string) => `${who} : cette alerte est terminée.`,
    mayNot: () => 'Vous ne pouvez pas prendre cette alerte en charge.',
    nothing: 'Aucune alerte récente n’est allée à ce numéro par texto. Voyez l’écran.',
    severalPeople: 'Ce numéro est celui de plusieurs personnes : prenez l’alerte en charge à l’écran.',
    nobodyKnown: 'Ce numéro n’est à personne qui puisse prendre une alerte en charge.',
    unclear: 'Répondez 1 pour vous occuper de la dernière alerte, STOP pour ne plus recevoir de textos.',
    takeAndMore:
      'Rien n’est encore noté. Pour vous occuper de la dernière alerte, répondez 1 et rien d’autre.',
    stop: 'Vous ne recevrez plus de textos à ce numéro. Pour en recevoir de nouveau : START.',
    start: 'Vous recevrez de nouveau les textos à ce numéro.',
  },
  en: {
    room: 'Rm',
    taken: (who: string) => `Noted: you are on ${who}.`,
    noted: (who: string) => `Noted, you have seen it: ${who}. Staff are still being called.`,
    byOther: (who: string, name: string) => `${who}: ${name || 'somebody'} is already on it.`,
    over: (who: string) => `${who}: this alert is over.`,
    mayNot: () => 'You may not take this alert.',
    nothing: 'No recent alert went to this number by SMS. Look at the screen.',
    severalPeople: 'Several people have this number: take the alert on screen.',
    nobodyKnown: 'This number is of nobody who may take an alert.',
    unclear: 'Reply 1 to take the latest alert, STOP to get no more SMS.',
    takeAndMore: 'Nothing is noted yet. To take the latest alert, reply 1 and nothing else.',
    stop: 'You will get no more SMS at this number. To get them again: START.',
    start: 'You will get SMS at this number again.',
  },
} as const

/** What a 1 did, by SMS: of whom the alert is comes first, so that nobody goes to another room. */
export function takingSms(
  taking: Taking,
  { room, beneficiaryName }: { room: string; beneficiaryName: string },
  locale: Locale,
): string {
  const said = words[locale]
  const who = [...(room.trim() === '' ? [] : [`${said.room} ${room}`]), beneficiaryName].join(' ').trim()
  const text = taking.took === 'byOther' ? said.byOther(who, taking.name) : said[taking.took](who)
  return foldForSms(`${text} Vigie`)
}

/** What else is answered by SMS. */
export const answerSms = (
  what: 'nothing' | 'severalPeople' | 'nobodyKnown' | 'unclear' | 'takeAndMore' | 'stop' | 'start',
  locale: Locale,
): string => foldForSms(`${words[locale][what]} Vigie`)
