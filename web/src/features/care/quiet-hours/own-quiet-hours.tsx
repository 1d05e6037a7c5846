import Typography from '@mui/material/Typography'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import { haveTimeInCommon } from '@vigie/domain/people/quiet-hours'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { profileFormSource } from '../../../lib/firebase/own-records.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { type OwnEstablishment, useEstablishments } from '../establishments/establishments-context.ts'
import { QuietHoursSection } from './quiet-hours-section.tsx'

/** When a person is told of calls for help alone, and in which of their homes that counts. */
export default function OwnQuietHours() {
  const { t } = useTranslation()
  const { uid } = useSession().user
  const { list, loading } = useEstablishments()
  const profile = useLive(useMemo(() => profileFormSource(uid), [uid]))
  if (loading || profile.status !== 'ready' || profile.value === null || list.length === 0) return null
  const { quietHours } = profile.value
  const isForNothing = list.every(({ details }) => details !== null && !details.quietHours)
  const title = t('quietHours.own')
  if (isForNothing && !quietHours)
    return (
      <TitledCard title={title}>
        <Typography>{t('quietHours.nowhere')}</Typography>
      </TitledCard>
    )
  const isInVain =
    quietHours &&
    list.every(
      ({ details }) =>
        details !== null && !(details.quietHours && haveTimeInCommon(details.quietHours, quietHours)),
    )
  const ofHome = ({ name: home, details }: OwnEstablishment) => {
    if (details === null) return t('quietHours.notKnown', { home })
    return details.quietHours
      ? t('quietHours.allowed', { home, ...details.quietHours })
      : t('quietHours.notAllowed', { home })
  }
  return (
    <QuietHoursSection
      name="own quiet hours"
      labels={{ title, help: t('quietHours.ownHelp'), isOn: t('quietHours.ownIsOn') }}
      hours={quietHours}
      save={(hours) => callApi(changeProfileCall, { params: { uid }, body: { quietHours: hours } })}
    >
      <Message kind="info">{isInVain && t('quietHours.inVain')}</Message>
      {list.map((one) => (
        <Typography key={one.id} sx={{ overflowWrap: 'anywhere' }}>
          {ofHome(one)}
        </Typography>
      ))}
    </QuietHoursSection>
  )
}
