import Typography from '@mui/material/Typography'
import { setOwnAwayCall } from '@vigie/domain/api/away-calls'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Section } from '../../../components/section.tsx'
import { UntilFields } from '../../../components/until-fields.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { untilOf } from '../../../lib/time/until-typed.ts'
import { useNow } from '../../../lib/time/use-now.ts'

interface Props {
  /** Whether they are away from some of their homes already. */
  isFromSome: boolean
  /** The alerts that they are on, in words; null: on none. */
  inHand: ReactNode
}

/** By which somebody says that they are away, from all their homes; on an alert they are asked first, since it calls again. */
export function LeaveForm({ isFromSome, inHand }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const sending = useSending()
  const [typed, setTyped] = useState({ date: '', time: '' })
  const [wasTried, setTried] = useState(false)
  const [isAsking, ask] = useState(false)
  // Somebody may work in several homes: what they type is on the clock where they are.
  const until = untilOf(typed, screenTimeZone, now)
  const fault = typeof until === 'string' ? until : null
  const say = async () => {
    if (typeof until === 'string') return
    await callApi(setOwnAwayCall, { params: {}, body: { away: { until } } })
    setTried(false)
    ask(false)
    // What is typed stays until the form goes: a second press says the same again.
    tellDone('saved')
  }
  const save = async () => {
    setTried(true)
    if (fault !== null) return
    if (inHand !== null) ask(true)
    else await sending.send(say)
  }
  return (
    <Section
      title={t(isFromSome ? 'profile.away.fromAll' : 'profile.away.title')}
      help={isFromSome ? undefined : t('profile.away.help')}
      sending={sending}
      onSubmit={save}
      button={t('profile.away.leave')}
      below={
        isAsking && (
          <ConfirmDialog
            title={t('alerts.leaveTitle')}
            button={t('profile.away.letGo')}
            act={fault === null ? say : null}
            onClose={() => ask(false)}
          >
            {inHand}
            <Typography>{t('profile.away.letGoHelp')}</Typography>
          </ConfirmDialog>
        )
      }
    >
      <UntilFields
        labels={{ date: t('profile.away.date'), time: t('profile.away.time') }}
        value={typed}
        onChange={setTyped}
        error={wasTried && fault ? t(`profile.away.${fault}`) : null}
      />
    </Section>
  )
}
