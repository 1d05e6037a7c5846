import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Whom a message is for, in words. `names`: what members are called, by their ids; whoever is none any more is told to be so. */
export function useRecipientName(names: ReadonlyMap<string, string>) {
  const { t } = useTranslation()
  return useCallback(
    (recipient: Delivery['recipient']): string => {
      if (recipient.kind === 'user') return names.get(recipient.uid) ?? t('messages.formerMember')
      return t(recipient.kind === 'beneficiary' ? 'messages.residentContact' : 'messages.someAddress')
    },
    [names, t],
  )
}
