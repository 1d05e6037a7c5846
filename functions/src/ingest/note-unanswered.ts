import type { Unanswered } from '@vigie/domain/alerts/unanswered'
import { cutText } from '@vigie/domain/cut-text'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { writeRefusal } from '../data/refusals.ts'

/**
 * Counts calls for help that were taken in and may have told nobody among the refusals, by which administrators are told.
 * The same message again counts once. Rejects when that could not be written.
 */
export async function noteUnanswered(
  messageId: string,
  unanswered: Unanswered,
  about: Pick<Refusal, 'deviceId' | 'establishmentId' | 'beneficiaryId' | 'gatewayId' | 'at'>,
): Promise<void> {
  const writes = [...unanswered].map(([reason, detail]) =>
    writeRefusal(`${messageId}_${reason}`, {
      ...about,
      reason,
      detail: cutText(detail, 500),
      callForHelp: true,
      body: null,
    }),
  )
  await Promise.all(writes)
}
