import { mdiFileDownloadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { valueWithUnit } from '@vigie/domain/sensors/value-with-unit'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeWindow } from '../../../../../components/charts/time-window.ts'
import { Icon } from '../../../../../components/icon.tsx'
import { NumbersButton } from '../../../../../components/numbers-button.tsx'
import { NumbersTable } from '../../../../../components/numbers-table.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { tellPartNotLoaded } from '../../../../../lib/notices/tell-part-not-loaded.ts'
import { dateInWords } from '../../../../../lib/time/words.ts'
import type { RawKind } from './raw-kinds.ts'
import type { RawPeriod } from './raw-period.ts'
import { amountIn, rawPieces } from './raw-pieces.ts'
import { amountWords, kindWords } from './raw-words.ts'
import { saveRaw } from './save-raw.ts'

interface Props {
  kinds: readonly RawKind[]
  type: DeviceType
  period: RawPeriod
  timeZone: string
  silences: readonly TimeWindow[]
  now: number
}

/** What the charts show as numbers, by hour or by day: read out always, and shown to whoever asks; each value stands in a file. */
export function RawNumbers({ kinds, type, period, timeZone, silences, now }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const rows = useMemo(
    () =>
      rawPieces(period, { timeZone, silences, now }).map((piece) => ({
        date: new Date(piece.from).toISOString(),
        name:
          period.length === 'day'
            ? localTimeOfDay(piece.from, timeZone)
            : dateInWords(piece.from, timeZone, locale),
        cells: [
          ...kinds.map((kind) => amountWords(kind.kind, amountIn(kind, piece), t, locale)),
          piece.silentMs === 0
            ? t('devices.raw.none')
            : `${valueWithUnit('timeSitting', piece.silentMs / 1_000, locale)}`,
        ],
      })),
    [kinds, period, timeZone, silences, now, t, locale],
  )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <NumbersButton
          isOpen={isOpen}
          label={t(isOpen ? 'devices.raw.hideNumbers' : 'devices.raw.showNumbers')}
          onClick={() => setOpen(!isOpen)}
        />
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileDownloadOutline} />}
          onClick={() => saveRaw(kinds, { type, period, timeZone, t, locale }).catch(tellPartNotLoaded)}
        >
          {t('devices.raw.saveNumbers')}
        </Button>
      </Box>
      <NumbersTable
        caption={t('devices.raw.numbers')}
        heads={[
          t(period.length === 'day' ? 'devices.raw.hour' : 'devices.onDay'),
          ...kinds.map(({ kind }) => kindWords(kind, type, t)),
          t('devices.raw.unheard'),
        ]}
        rows={rows}
        isOpen={isOpen}
      />
    </>
  )
}
