import Typography from '@mui/material/Typography'
import { setOwnAwayCall } from '@vigie/domain/api/away-calls'
import { type AwaySaid, isAway } from '@vigie/domain/people/away'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Message } from '../../../components/message.tsx'
import { Section } from '../../../components/section.tsx'
import { UntilFields } from '../../../components/until-fields.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { ownMembershipsSource } from '../../../lib/firebase/own-records.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { untilOf } from '../../../lib/time/until-typed.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { momentInWords } from '../../../lib/time/words.ts'

interface Props {
  uid: string
  /** The alerts that they are on, in words; null: on none. */
  inHand: ReactNode
}

const nothing = { date: '', time: '' }

/** The switch by which somebody says that they are away, from all their homes, or back; on an alert they are asked first, since it calls again. */
export default function AwayForm({ uid, inHand }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const sending = useSending()
  const [typed, setTyped] = useState(nothing)
  const [wasTried, setTried] = useState(false)
  const [isAsking, ask] = useState(false)
  const memberships = useLive(useMemo(() => ownMembershipsSource(uid), [uid]))
  if (memberships.status === 'failed') return <Message kind="info">{t('profile.away.notKnown')}</Message>
  if (memberships.status !== 'ready') return null
  const homes = memberships.value.items.filter(({ state }) => state === 'accepted')
  if (homes.length === 0) return null
  const away = homes.filter((home) => isAway(home.away, now))
  // Somebody may work in several homes: what they type, and read, is on the clock where they are.
  const until = untilOf(typed, screenTimeZone, now)
  const fault = typeof until === 'string' ? until : null
  const save = async () => {
    setTried(true)
    if (away.length === 0 && typeof until === 'string') return
    if (away.length === 0 && inHand !== null) ask(true)
    else await sending.send(() => say(away.length > 0 || typeof until === 'string' ? null : { until }))
  }
  const say = async (said: AwaySaid) => {
    await callApi(setOwnAwayCall, { params: {}, body: { away: said } })
    setTried(false)
    ask(false)
    setTyped(nothing)
    tellDone('saved')
  }
  const question = isAsking && (
    <ConfirmDialog
      title={t('alerts.leaveTitle')}
      button={t('profile.away.letGo')}
      act={typeof until === 'string' ? null : () => say({ until })}
      onClose={() => ask(false)}
    >
      {inHand}
      <Typography>{t('profile.away.letGoHelp')}</Typography>
    </ConfirmDialog>
  )
  return (
    <Section
      title={t('profile.away.title')}
      help={t('profile.away.help')}
      sending={sending}
      onSubmit={save}
      button={t(away.length > 0 ? 'profile.away.back' : 'profile.away.leave')}
      below={question}
    >
      {away.map((home) => (
        <Typography
          key={home.uid + home.establishmentName}
          sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {typeof home.away?.until === 'number'
            ? t('profile.away.until', {
                home: home.establishmentName,
                time: momentInWords(home.away.until, screenTimeZone, locale),
              })
            : t('profile.away.open', { home: home.establishmentName })}
        </Typography>
      ))}
      {away.length === 0 && (
        <UntilFields
          labels={{ date: t('profile.away.date'), time: t('profile.away.time') }}
          value={typed}
          onChange={setTyped}
          error={wasTried && fault ? t(`profile.away.${fault}`) : null}
        />
      )}
    </Section>
  )
}
