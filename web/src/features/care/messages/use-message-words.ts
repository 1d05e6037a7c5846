import type { Channel } from '@vigie/domain/alerts/channel'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { useTranslation } from 'react-i18next'
import { isKnownReason } from './reasons.ts'

/** A message in words: by what it went, what became of it, and why. */
export function useMessageWords() {
  const { t } = useTranslation()
  /** Why it failed, was put off or called off; null where nothing is known. A provider's code stands as it is. */
  const reasonWords = (code: Delivery['lastError']): string | null => {
    if (code === null) return null
    const known = code.replaceAll(/[ -]/g, '_')
    return isKnownReason(known) ? t(`messages.reasons.${known}`) : t('messages.reasons.code', { code })
  }
  return {
    channelWords: (channel: Channel) => t(`messages.channel.${channel}`),
    stateWords: ({ state, channel }: Pick<Delivery, 'state' | 'channel'>) =>
      channel === 'voice' && (state === 'accepted' || state === 'delivered')
        ? t(`messages.calls.${state}`)
        : t(`messages.states.${state}`),
    reasonWords,
  }
}
