import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../../lib/time/use-now.ts'
import { dayAndTime } from '../../../../lib/time/words.ts'
import { useEventWords } from '../../../care/events/use-event-words.ts'
import { daysOfDeviceSource } from '../../../care/records/one-device-sources.ts'
import { useUnreadableNames } from '../../../care/records/unreadable-names.ts'
import { latestSaid } from './latest-said.ts'

/** Days of the home's calendar, today's among them. */
const days = 7
const mostShown = 50

interface Props {
  eid: string
  beneficiaryId: string
  deviceId: string
  type: DeviceType
  timeZone: string
  /** The date on the home's clock. */
  today: string
}

/** What a device told of whoever has it, in the last days, the latest first. */
export function LastSaid({ eid, beneficiaryId, deviceId, type, timeZone, today }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const eventWords = useEventWords()
  const names = useUnreadableNames()
  const live = useLive(
    useMemo(
      () => daysOfDeviceSource(eid, beneficiaryId, deviceId, daysAfter(today, 1 - days)),
      [eid, beneficiaryId, deviceId, today],
    ),
  )
  const said = live.status === 'ready' ? latestSaid(live.value.items) : []
  return (
    <TitledCard title={t('devices.lastSaid')} help={t('devices.lastSaidHelp')}>
      {live.status === 'failed' && <Typography>{t('devices.unknown')}</Typography>}
      {live.status === 'loading' && <Typography aria-hidden>…</Typography>}
      {live.status === 'ready' && <Unreadable names={names(live.value.unreadable)} />}
      {live.status === 'ready' && said.length === 0 && live.value.unreadable.length === 0 && (
        <Typography>{t('devices.saidNothing')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {said.slice(0, mostShown).map(({ key, kind, value, at, late }) => (
          <li key={key}>
            <time dateTime={new Date(at).toISOString()}>{dayAndTime(at, now, timeZone, locale)}</time> ·{' '}
            <strong>{eventWords(kind, type, value)}</strong>
            {late && ` · ${t('devices.saidLate')}`}
          </li>
        ))}
      </Box>
      {said.length > mostShown && <Typography>{t('devices.saidMore', { count: mostShown })}</Typography>}
    </TitledCard>
  )
}
