import type { Locale } from '../text.ts'
import { withoutLinks } from '../without-links.ts'
import type { Taking } from './taking.ts'

const words = {
  fr: {
    room: 'Chambre',
    colon: ' : ',
    taken: 'vous vous en occupez',
    noted: 'c’est noté, le personnel reste appelé',
    byOther: 'quelqu’un s’en occupe déjà',
    over: 'cette alerte est terminée',
    mayNot: 'vous ne pouvez pas prendre cette alerte en charge',
  },
  en: {
    room: 'Room',
    colon: ': ',
    taken: 'you are on it',
    noted: 'noted, staff are still being called',
    byOther: 'somebody is already on it',
    over: 'this alert is over',
    mayNot: 'you may not take this alert',
  },
} as const

/** What a press on « J’y vais » of a notification did: on a locked phone, so of the room alone, and no name. */
export function pushTakingWords(taking: Taking, room: string, locale: Locale): string {
  const said = words[locale]
  const what = said[taking.took]
  const where = room.trim() === '' ? '' : `${said.room} ${withoutLinks(room).trim()}${said.colon}`
  const text = `${where}${what}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
