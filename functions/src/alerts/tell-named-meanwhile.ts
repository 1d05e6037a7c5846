import { readRulesJustChanged } from '../data/rules-just-changed.ts'
import { withTimers } from '../data/timers.ts'
import { wavePlaceSchema } from '../data/waves.ts'
import { readTellNewlyNamed } from './tell-newly-named.ts'

/** What the wave was decided by is not known any more; whom that told is not told again. */
const nobody = { recipients: [], methods: [] }

/**
 * Tells of the alerts of a wave that was just queued whom their rules name by now and did not as it was decided: whoever corrects a rule in that instant finds no alert yet, and who raises
 * one has read the rule before (docs/adr/0102-until-a-human-answers.md). Whom the one or the other has told is not told again, nor by the same once more. Asked after the wave is there, so that
 * nothing waits for it, and beside the transaction that raises: to lock the rule in that would hold up the press by seconds where both stand in each other's way.
 */
export async function tellNamedMeanwhile(params: unknown): Promise<void> {
  const { establishmentId: eid, waveId } = wavePlaceSchema.parse(params)
  if (eid === null) return
  for (const { id: nid, rule: after } of await readRulesJustChanged(eid, waveId)) {
    await withTimers(async (transaction) => {
      const tell = await readTellNewlyNamed(transaction, { eid, nid }, { before: nobody, after }, Date.now())
      tell()
    })
  }
}
