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

/** Begins and ends care, and takes either back: told as done once the server says so. */
export function useSnoozeActs({ eid, bid, name }: CaredFor) {
  const offsetMs = useClockOffset()
  const [isBusy, setBusy] = useState(false)

  const end = (sid: string, isEnded: boolean) =>
    acrossAbsence(() => callApi(endSnoozeCall, { params: { eid, bid, sid }, body: { isEnded } }))

  async function send(act: () => Promise<void>, failed: 'notBegun' | 'notEnded') {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      tellFailure(
        error,
        () => i18next.t(`snoozes.${failed}`, { name }),
        () => name,
      )
    } finally {
      setBusy(false)
    }
  }

  const tellEnded = () => tell({ kind: 'success', text: () => i18next.t('snoozes.ended', { name }) })

  return {
    isBusy,
    begin: (minutes: number, deviceId: string | null) =>
      send(async () => {
        const sid = crypto.randomUUID()
        const body = { deviceId, minutes, pressedAt: Date.now() + offsetMs }
        const { goesOn } = await acrossAbsence(() =>
          callApi(beginSnoozeCall, { params: { eid, bid, sid }, body }),
        )
        // The phone was put away for longer than that.
        if (!goesOn)
          return void tell({ kind: 'info', text: () => i18next.t('snoozes.overAlready', { name }) })
        tell({
          kind: 'success',
          text: () => i18next.t('snoozes.begun', { name, count: minutes }),
          action: {
            label: () => i18next.t('common.undo'),
            act: () => send(async () => void ((await end(sid, true)) && tellEnded()), 'notEnded'),
          },
        })
      }, 'notBegun'),
    end: (sid: string) =>
      send(async () => {
        await end(sid, true)
        tell({
          kind: 'success',
          text: () => i18next.t('snoozes.ended', { name }),
          action: {
            label: () => i18next.t('common.undo'),
            act: () =>
              send(async () => {
                const { goesOn } = await end(sid, false)
                tell({
                  kind: goesOn ? 'success' : 'info',
                  text: () => i18next.t(goesOn ? 'snoozes.resumed' : 'snoozes.overAlready', { name }),
                })
              }, 'notBegun'),
          },
        })
      }, 'notEnded'),
  }
}
