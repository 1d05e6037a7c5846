import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TrialResult } from '@vigie/domain/api/trial-calls'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { useMessageWords } from './use-message-words.ts'
import { isUnderWay } from './use-trials.ts'

interface Props {
  channel: TrialResult['channel']
  /** The latest trial; null: none, or a message says more since. */
  trial: TrialResult | null
  /** Whether it is known at the moment what becomes of it. */
  isKnown: boolean
  tellTime: (at: number) => string
  /** Null: nothing goes there, so that there is nothing to try. */
  tryNow: (() => Promise<void>) | null
}

/** What became of the latest trial of a channel, and the button by which it is tried. */
export function ChannelTrial({ channel, trial, isKnown, tellTime, tryNow }: Props) {
  const { t } = useTranslation()
  const words = useTrialWords(tellTime)
  const { isBusy, failure, send } = useSending()
  const isFollowed = trial !== null && isUnderWay(trial)
  return (
    <>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {trial && (isFollowed && !isKnown ? t('ownMessages.trial.notKnown') : words(trial))}
      </Typography>
      {tryNow && (
        <Box sx={{ mt: 0.5, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Button
            variant="outlined"
            aria-label={t('ownMessages.tryOf', { channel: t(`ownMessages.channel.${channel}`) })}
            aria-disabled={isBusy}
            onClick={() => send(tryNow)}
          >
            {t(isBusy ? 'ownMessages.trying' : 'ownMessages.tryNow')}
          </Button>
          <FailureMessage failure={failure} isBusy={isBusy} />
        </Box>
      )}
    </>
  )
}

/** A trial in words: what became of it so far, and why it did not arrive. */
function useTrialWords(tellTime: Props['tellTime']) {
  const { t } = useTranslation()
  const { reasonWords } = useMessageWords()
  return ({ channel, state, at, deliveredAt, lastError }: TrialResult): string => {
    if (state === 'pending' || state === 'sending') return t('ownMessages.trial.pending')
    if (state === 'delivered') return t('ownMessages.trial.delivered', { when: tellTime(deliveredAt ?? at) })
    const when = tellTime(at)
    if (state === 'accepted')
      return t(channel === 'voice' ? 'ownMessages.trial.called' : 'ownMessages.trial.sent', { when })
    const reason = reasonWords(lastError)
    if (reason === null) return t('ownMessages.trial.failed', { when })
    return t('ownMessages.trial.failedBecause', { when, reason })
  }
}
