import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Assignment } from '@vigie/domain/devices/device'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../../../components/chips.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { TitledCard } from '../../../../../components/titled-card.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { dateInWords, momentInWords } from '../../../../../lib/time/words.ts'
import { useEstablishmentOf } from '../../../../care/establishments/use-establishment.ts'
import { datesOfDeviceSource } from '../../../../care/records/one-device-sources.ts'
import { useUnreadableNames } from '../../../../care/records/unreadable-names.ts'
import { MarksCard } from '../../../../care/trends/marks/marks-card.tsx'
import { fewMarks, useMarks } from '../../../../care/trends/marks/use-marks.ts'
import { besidePeriod, firstDate, type RawPeriod, rawLengthNames, spanOfPeriod } from './raw-period.ts'
import { ShownRaw } from './shown-raw.tsx'

/** Of thirty days one or two documents each are expected: what is more is not read. */
const mostDocuments = 120

interface Props {
  assignment: WithId<Assignment>
  timeZone: string
  /** The date on the home's clock. */
  today: string
}

/** All that a device told of whoever has it, over a day, a week or a month, with the alerts and notes about them. */
export default function RawCard({ assignment, timeZone, today }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = useUnreadableNames()
  const [period, setPeriod] = useState<RawPeriod>({ length: 'week', to: today })
  const { id: deviceId, establishmentId: eid, beneficiaryId, type, since } = assignment
  const [from, to] = [firstDate(period), period.to]
  const live = useLive(
    useMemo(
      () => datesOfDeviceSource(eid, beneficiaryId, deviceId, { from, to, most: mostDocuments }),
      [eid, beneficiaryId, deviceId, from, to],
    ),
  )
  const days = live.status === 'ready' ? live.value.items : []
  const span = useMemo(() => spanOfPeriod(period, timeZone), [period, timeZone])
  const { access } = useEstablishmentOf()(eid)
  const [atMost, setAtMost] = useState(fewMarks)
  const marked = useMarks(access, { eid, bid: beneficiaryId, span, atMost }, timeZone)
  const date = (at: number) => dateInWords(at, timeZone, locale)
  return (
    <>
      <TitledCard title={t('devices.raw.title')} help={t('devices.raw.help')}>
        <Chips
          label={t('devices.raw.period')}
          choices={rawLengthNames.map((value) => ({ value, name: t(`devices.raw.lengths.${value}`) }))}
          chosen={period.length}
          onChoose={(length) => setPeriod({ ...period, length })}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Beside
            label={t('devices.raw.before')}
            icon={mdiChevronLeft}
            onPress={() => setPeriod(besidePeriod(period, -1, today))}
          />
          <Beside
            label={t('devices.raw.after')}
            icon={mdiChevronRight}
            isDisabled={period.to >= today}
            onPress={() => setPeriod(besidePeriod(period, 1, today))}
          />
          <Typography role="status">
            {from === to
              ? date(span.from)
              : t('devices.raw.shown', { from: date(span.from), to: date(span.until - 1) })}
          </Typography>
        </Box>
        {since > span.from && (
          <Typography>{t('devices.raw.since', { since: momentInWords(since, timeZone, locale) })}</Typography>
        )}
        {live.status === 'failed' && <NoAccess />}
        {live.status === 'loading' && <Skeletons shape="rows" />}
        {live.status === 'ready' && (
          <>
            <Unreadable names={names(live.value.unreadable)} />
            {days.length >= mostDocuments && <Typography>{t('devices.raw.cut')}</Typography>}
            <ShownRaw key={`${from} ${to}`} {...{ days, type, period, timeZone }} marks={marked.marks} />
          </>
        )}
      </TitledCard>
      <MarksCard marked={marked} onAtMost={setAtMost} />
    </>
  )
}

interface BesideProps {
  label: string
  icon: string
  isDisabled?: boolean
  onPress: () => void
}

function Beside({ label, icon, isDisabled = false, onPress }: BesideProps) {
  return (
    <IconButton aria-label={label} disabled={isDisabled} onClick={onPress} sx={{ width: 44, height: 44 }}>
      <Icon path={icon} />
    </IconButton>
  )
}
