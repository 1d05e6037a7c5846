import { mdiHandHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { goesOn, type Snooze } from '@vigie/domain/care/snooze'
import type { Device } from '@vigie/domain/devices/device'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useFocusBack } from '../../../lib/page/use-focus-back.ts'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { timeOfDay } from '../../../lib/time/words.ts'
import { nameOf } from './name-of.ts'
import { offeredMinutes } from './offered-minutes.ts'
import { prolongations } from './prolongations.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { useSnoozeActs } from './use-snooze-acts.ts'

export interface SnoozePanelProps {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'name' | 'snoozes'>
  devices: readonly WithId<Device>[] | null
  timeZone: string
  /** Whether the person may end and prolong it, and may begin it here. */
  mayAct: boolean
  mayBegin: boolean
}

/** Care with a resident: what is under way, who began it and until when; and by which it is begun, prolonged or ended. */
export default function SnoozePanel({
  eid,
  bid,
  resident,
  devices,
  timeZone,
  mayAct,
  mayBegin,
}: SnoozePanelProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { isBusy, begin, end } = useSnoozeActs({ eid, bid, name: resident.name })
  const [asked, ask] = useState<{ anchor: HTMLElement; prolonged: Snooze | null } | null>(null)
  const going = latestOfEach((resident.snoozes ?? []).filter((one) => goesOn(one, now)))
  const isBegunHere = mayBegin && !going.some(({ deviceId }) => deviceId === null)
  const panel = useRef<HTMLElement>(null)
  // What takes the place of the button that was pressed: that care goes on, or by what it is begun again.
  const next = useRef<HTMLElement>(null)
  useFocusOnward(panel, next)
  // Where none is begun, all of this goes with the last care that ends.
  useFocusBack(panel)
  const nameOfDevice = (deviceId: string): string => {
    const device = devices?.find(({ id }) => id === deviceId)
    return device?.location || (device && deviceTypeInfo(device.type).name[locale]) || t('snoozes.oneDevice')
  }
  const deviceOf = ({ deviceId }: Snooze) =>
    deviceId === null ? null : { id: deviceId, name: nameOfDevice(deviceId) }
  const prolonged = asked?.prolonged
  const choices = prolonged
    ? prolongations(prolonged.until, now).map(({ minutes, until }) => {
        const time = timeOfDay(until, timeZone)
        return {
          label: t('snoozes.untilThen', { time }),
          act: () => begin({ minutes, device: deviceOf(prolonged), prolonged: time }),
        }
      })
    : offeredMinutes.map((minutes) => ({
        label: t('snoozes.minutes', { count: minutes }),
        act: () => begin({ minutes, device: null, prolonged: null }),
      }))
  return (
    <Box component="section" ref={panel} aria-label={t('snoozes.title')} sx={{ display: 'grid', gap: 1 }}>
      {going.map((one, place) => (
        <Box
          key={one.deviceId ?? 'all'}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1.5,
            borderRadius: 1,
            border: 1,
            borderColor: 'text.secondary',
            bgcolor: 'background.default',
          }}
        >
          <Icon path={mdiHandHeartOutline} />
          <Box
            ref={place === 0 && !isBegunHere ? next : null}
            tabIndex={-1}
            sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ fontWeight: 700 }}>
              {one.deviceId === null
                ? t('snoozes.until', { time: timeOfDay(one.until, timeZone) })
                : t('snoozes.untilOfDevice', {
                    device: nameOfDevice(one.deviceId),
                    time: timeOfDay(one.until, timeZone),
                  })}
            </Typography>
            <Typography variant="body2">
              {t('snoozes.begunBy', { name: nameOf(one, t), time: timeOfDay(one.from, timeZone) })}{' '}
              {t('snoozes.stillCalls')}
            </Typography>
          </Box>
          {mayAct && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {prolongations(one.until, now).length > 0 && (
                <Button
                  aria-disabled={isBusy}
                  onClick={({ currentTarget: anchor }) => isBusy || ask({ anchor, prolonged: one })}
                >
                  {t('snoozes.prolong')}
                </Button>
              )}
              <Button
                variant="outlined"
                aria-disabled={isBusy}
                onClick={() => isBusy || end(one.id, deviceOf(one))}
              >
                {t('snoozes.end')}
              </Button>
            </Box>
          )}
        </Box>
      ))}
      {isBegunHere && (
        <Button
          ref={(button) => {
            next.current = button
          }}
          variant="outlined"
          aria-disabled={isBusy}
          startIcon={<Icon path={mdiHandHeartOutline} />}
          onClick={({ currentTarget: anchor }) => isBusy || ask({ anchor, prolonged: null })}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {t('snoozes.begin')}
        </Button>
      )}
      {asked && (
        <SnoozeMenu
          anchor={asked.anchor}
          label={
            prolonged
              ? t('snoozes.prolongOf', {
                  name: deviceOf(prolonged)?.name ?? resident.name,
                  time: timeOfDay(prolonged.until, timeZone),
                })
              : t('snoozes.beginFor', { name: resident.name })
          }
          help={t('snoozes.menuHelp')}
          choices={choices}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  )
}

/** Of all devices, then of each: the one that goes on for longest. */
function latestOfEach(snoozes: readonly Snooze[]): Snooze[] {
  const byDevice = Map.groupBy(
    snoozes.toSorted((one, other) => other.until - one.until),
    ({ deviceId }) => deviceId,
  )
  const longest = [...byDevice.values()].flatMap(([first]) => first ?? [])
  return longest.toSorted((one, other) => (one.deviceId ?? '').localeCompare(other.deviceId ?? ''))
}
