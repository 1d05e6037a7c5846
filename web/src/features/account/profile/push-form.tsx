import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OwnProfile } from '@vigie/domain/people/own-profile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { Message } from '../../../components/message.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { pushStateOf } from '../../../lib/push/push-state.ts'
import { turnPushOff, turnPushOn } from '../../../lib/push/turn-push.ts'

interface Props {
  uid: string
  profile: OwnProfile
}

/** Whether alerts come to this device as notifications: asked of its browser only once somebody presses for it. */
export default function PushForm({ uid, profile }: Props) {
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  // What the browser was answered is told by nothing else than its answer.
  const [, setAnswer] = useState<NotificationPermission | null>(null)
  const state = pushStateOf(uid, profile)
  const here = state === 'on' ? 1 : 0
  const elsewhere = (profile.pushDevices?.length ?? 0) - here
  const turnOn = async () => {
    const answer = await Notification.requestPermission()
    setAnswer(answer)
    if (answer === 'granted' && (await send(() => turnPushOn(uid)))) tellDone('saved')
  }
  const turnOff = async () => {
    if (await send(turnPushOff)) tellDone('saved')
  }
  return (
    <TitledCard title={t('profile.push.title')} help={t('profile.push.help')}>
      <FailureMessage failure={failure} isBusy={isBusy} />
      {state === 'on' || state === 'off' ? (
        <>
          <Typography role="status" sx={{ fontWeight: state === 'on' ? 700 : 400 }}>
            {t(`profile.push.${state}`)}
          </Typography>
          {state === 'off' && (
            <Typography sx={{ color: 'text.secondary' }}>{t('profile.push.consent')}</Typography>
          )}
          <Button
            variant={state === 'on' ? 'outlined' : 'contained'}
            aria-disabled={isBusy}
            onClick={() => !isBusy && (state === 'on' ? turnOff() : turnOn())}
            sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
          >
            {isBusy ? t('common.saving') : t(state === 'on' ? 'profile.push.turnOff' : 'profile.push.turnOn')}
          </Button>
        </>
      ) : (
        <Message kind="info">{t(`profile.push.${state}`)}</Message>
      )}
      {elsewhere > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('profile.push.elsewhere', { count: elsewhere })}
        </Typography>
      )}
    </TitledCard>
  )
}
