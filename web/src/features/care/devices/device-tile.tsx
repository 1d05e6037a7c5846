import { mdiBatteryAlertVariantOutline, mdiClockAlertOutline, mdiSignalCellular1 } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { careButton } from '@vigie/domain/care/care-press'
import type { Device } from '@vigie/domain/devices/device'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { hearingOf } from '@vigie/domain/devices/silence'
import { valueWithUnit } from '@vigie/domain/sensors/value-with-unit'
import type { Silent } from '@vigie/domain/supervision/silent'
import { Fragment, memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../components/age.tsx'
import { Icon } from '../../../components/icon.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords, sinceDayAndTime } from '../../../lib/time/words.ts'
import { useEventWords } from '../events/use-event-words.ts'
import { UnderCare } from '../snoozes/under-care.tsx'
import { type Climate, climateKey } from './climate.ts'
import { ClimateCurve } from './climate-curve.tsx'
import { tileReadings } from './tile-words.ts'
import { upkeepOf } from './upkeep.ts'

interface Props {
  device: WithId<Device>
  climate: Climate
  timeZone: string
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
  /** Care that is under way with the resident. */
  snoozes?: Beneficiary['snoozes']
  /** What it told of battery and signal, in place of what of it needs care alone; to be memoised. */
  selfToldOf?: ((device: WithId<Device>) => ReactNode) | undefined
  /** What may be done about it, for who may; to be memoised. */
  actionsOf?: ((device: WithId<Device>) => ReactNode) | undefined
}

/** One sensor: what it is, where, what it last said and when; greyed once it is silent for too long. */
export const DeviceTile = memo(function DeviceTile(props: Props) {
  const { device, climate, timeZone, unheard, snoozes, selfToldOf, actionsOf } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const eventWords = useEventWords()
  const info = deviceTypeInfo(device.type)
  const hearing = hearingOf(device, now, unheard)
  const isHeard = hearing.state === 'heard'
  const name = info.name[locale]
  const readings = tileReadings(device)
  const since = (at: number) => sinceDayAndTime(at, now, timeZone, locale)

  return (
    <Card
      component="li"
      data-device={device.id}
      data-hearing={hearing.state}
      sx={{ p: 1.5, display: 'flex', gap: 1.5, bgcolor: isHeard ? 'background.paper' : '#FAFAFA' }}
    >
      <Box
        component="img"
        src={`/devices/${info.icon}.svg`}
        alt=""
        sx={{ width: 56, height: 56, flex: 'none', filter: isHeard ? 'none' : 'grayscale(1) opacity(0.6)' }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {device.location === '' ? name : device.location}
        </Typography>
        {device.location !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        )}
        {readings.map(({ kind, value, at }) => (
          <Fragment key={kind}>
            <Typography sx={{ mt: 0.5, color: isHeard ? 'text.primary' : 'text.disabled' }}>
              <Box component="span" sx={{ fontWeight: 700 }}>
                {valueWithUnit(kind, value, locale) === null
                  ? device.type === careButton
                    ? t('resident.pressed')
                    : eventWords(kind, device.type, value)
                  : valueWithUnit(kind, value, locale)}
              </Box>{' '}
              <Typography
                component="span"
                variant="body2"
                sx={{ color: isHeard ? 'text.secondary' : 'text.disabled' }}
              >
                {valueWithUnit(kind, value, locale) !== null && `${t(`eventWords.${kind}`)} · `}
                <Age at={at} timeZone={timeZone} />
              </Typography>
            </Typography>
            <ClimateCurve
              kind={kind}
              type={device.type}
              measured={climate.get(climateKey(device.id, kind)) ?? []}
              timeZone={timeZone}
            />
          </Fragment>
        ))}
        {hearing.state === 'heard' && readings.length === 0 && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {t('residents.lastSign', { age: ageInWords(hearing.at, now, locale) })}
          </Typography>
        )}
        <UnderCare resident={{ snoozes }} deviceId={device.id} timeZone={timeZone} />
        {hearing.state === 'silent' && (
          <Remark icon={mdiClockAlertOutline}>
            {t('resident.silentSince', { time: since(hearing.since) })}
          </Remark>
        )}
        {hearing.state === 'never' && <Remark icon={mdiClockAlertOutline}>{t('resident.neverHeard')}</Remark>}
        {selfToldOf ? selfToldOf(device) : <NeedsCare device={device} />}
      </Box>
      {actionsOf && <Box sx={{ m: -1, ml: 0 }}>{actionsOf(device)}</Box>}
    </Card>
  )
})

/** That its battery or its signal needs care. */
function NeedsCare({ device }: Pick<Props, 'device'>) {
  const { t } = useTranslation()
  const { lowBatteryPercent, weakSignal } = upkeepOf(device)
  return (
    <>
      {lowBatteryPercent !== null && (
        <Remark icon={mdiBatteryAlertVariantOutline}>
          {t('resident.lowBattery', { percent: Math.round(lowBatteryPercent) })}
        </Remark>
      )}
      {weakSignal && <Remark icon={mdiSignalCellular1}>{t('resident.weakSignal')}</Remark>}
    </>
  )
}

function Remark({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        mt: 0.5,
        color: 'warning.dark',
        fontWeight: 500,
      }}
    >
      <Icon path={icon} fontSize="small" />
      {children}
    </Typography>
  )
}
