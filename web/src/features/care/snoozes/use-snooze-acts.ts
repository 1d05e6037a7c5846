import { beginSnoozeCall, endSnoozeCall } from '@vigie/domain/api/snooze-calls'
import i18next from 'i18next'
import { useState } from 'react'
import { acrossAbsence } from '../../../lib/api/across-absence.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { useClockOffset } from '../../../lib/time/server-clock.ts'

/** With whom care is under way. */
export interface CaredFor {
  readonly eid: string
  readonly bid: string
  readonly name: string
}

/** The one device whose warnings are silenced, and what it is called. */
export interface SilencedDevice {
  readonly id: string
  readonly name: string
}

interface BegunCare {
  minutes: number
  /** Null: all of the resident's. */
  device: SilencedDevice | null
  /** Until when, as it is told, of care that went on already. */
  prolonged: string | null
}

/** Begins and ends care, and takes either back: told as done once the server says so. */
export function useSnoozeActs({ eid, bid, name }: CaredFor) {
  const offsetMs = useClockOffset()
  const [isBusy, setBusy] = useState(false)

  const end = (sid: string, isEnded: boolean) =>
    acrossAbsence(() => callApi(endSnoozeCall, { params: { eid, bid, sid }, body: { isEnded } }))

  async function send(
    device: SilencedDevice | null,
    failed: 'notBegun' | 'notEnded',
    act: () => Promise<void>,
  ) {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      tellFailure(
        error,
        () => i18next.t(`snoozes.${failed}`, { name: about(device) }),
        () => about(device),
      )
    } finally {
      setBusy(false)
    }
  }

  /** Whom and what it is about, by name: the resident, or one device of theirs. */
  const about = (device: SilencedDevice | null) =>
    device ? i18next.t('snoozes.deviceOf', { device: device.name, name }) : name

  return {
    isBusy,
    begin: ({ minutes, device, prolonged }: BegunCare) =>
      send(device, 'notBegun', async () => {
        const sid = crypto.randomUUID()
        const body = { deviceId: device?.id ?? null, minutes, pressedAt: Date.now() + offsetMs }
        const { goesOn } = await acrossAbsence(() =>
          callApi(beginSnoozeCall, { params: { eid, bid, sid }, body }),
        )
        // The phone was put away for longer than that.
        if (!goesOn) return tellSo('info', 'overAlready', device)
        tell({
          kind: 'success',
          text: () =>
            prolonged === null
              ? i18next.t('snoozes.begun', { name: about(device), count: minutes })
              : i18next.t('snoozes.prolonged', { name: about(device), time: prolonged }),
          action: {
            label: () => i18next.t('common.undo'),
            act: () =>
              send(device, 'notEnded', async () => {
                if (await end(sid, true)) tellSo('success', 'ended', device)
              }),
          },
        })
      }),
    end: (sid: string, device: SilencedDevice | null) =>
      send(device, 'notEnded', async () => {
        await end(sid, true)
        tell({
          kind: 'success',
          text: () => i18next.t('snoozes.ended', { name: about(device) }),
          action: {
            label: () => i18next.t('common.undo'),
            act: () =>
              send(device, 'notBegun', async () => {
                const { goesOn } = await end(sid, false)
                tellSo(goesOn ? 'success' : 'info', goesOn ? 'resumed' : 'overAlready', device)
              }),
          },
        })
      }),
  }

  function tellSo(
    kind: 'success' | 'info',
    what: 'ended' | 'resumed' | 'overAlready',
    device: SilencedDevice | null,
  ) {
    tell({ kind, text: () => i18next.t(`snoozes.${what}`, { name: about(device) }) })
  }
}
