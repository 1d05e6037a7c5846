import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { silentDevices } from '@vigie/domain/rules/silence-cause'
import { technicalAlertSchema } from '@vigie/domain/supervision/technical-alert'
import { firestore } from '../data/firestore.ts'
import { isActiveHome, readLiveRules } from '../data/homes.ts'
import { readOrReport } from '../data/read-document.ts'
import { withDueTimer } from '../data/timers.ts'
import { readWatch } from '../data/watches.ts'
import { queueWave } from '../data/waves.ts'
import { silenceMessages } from './silence-messages.ts'

const clockSchema = establishmentSchema.pick({ timeZone: true })

/**
 * Tells whom the rules that tell of a silence are for: of all that fell silent together in one message each, once. Nobody, where it is over by then or the home
 * inactive. `now` is epoch milliseconds.
 */
export function takeSilence(id: string, now: number): Promise<void> {
  return withDueTimer(id, 'silence', now, async (transaction, timer) => {
    const { establishmentId: eid, technicalAlertId } = timer
    const [stored, home] = await transaction.getAll(
      firestore().doc(paths.technicalAlert(eid, technicalAlertId)),
      firestore().doc(paths.establishment(eid)),
    )
    const alert = stored && readOrReport(technicalAlertSchema, stored)
    const clock = home && isActiveHome(home) ? readOrReport(clockSchema, home) : null
    if (!alert || alert.endedAt !== null || clock === null) return () => null
    // Outside the transaction: they are many, and whoever changes one meanwhile is not held up.
    const [{ rules, conditional }, watch] = await Promise.all([readLiveRules(eid), readWatch(eid)])
    const waves = await silenceMessages(
      transaction,
      { eid, technicalAlertId, alert, timeZone: clock.timeZone },
      { rules: [...rules, ...conditional], silent: silentDevices(alert.subject, watch) },
      now,
    )
    return () => {
      for (const wave of waves) queueWave(transaction, eid, wave, now)
      return null
    }
  })
}
