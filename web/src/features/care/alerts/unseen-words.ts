import { useTranslation } from 'react-i18next'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import type { UnseenAlerts } from './open-alerts-context.ts'

/** What stands for the alerts of a home that cannot be shown, where it is asked whether they are in sight. */
export const unseenId = ({ establishment }: UnseenAlerts): string => `unseen:${establishment?.id ?? ''}`

/** Says of a home that its alerts cannot be seen, and which are there and cannot be read; null: there is no need to. */
export function useUnseenWords() {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  return ({ establishment, isWhole, unreadable }: UnseenAlerts) => {
    if (establishment === null)
      return { unseen: t('alerts.allUnseen'), unreadable: null, inOneLine: t('alerts.allUnseen') }
    const { name } = establishment
    const count = unreadable.length
    const list = names(unreadable).join('; ')
    return {
      unseen: isWhole ? null : t('alerts.unseen', { name }),
      unreadable: list === '' ? null : t('alerts.unreadable', { name, count, list }),
      // What is wrong first: a long name is cut off.
      inOneLine: count === 0 ? t('alerts.unseenLine', { name }) : t('alerts.unreadableLine', { name, count }),
    }
  }
}
