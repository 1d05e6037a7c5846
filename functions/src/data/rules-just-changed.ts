import { alertSchema } from '@vigie/domain/alerts/alert'
import { wasChangedMeanwhile } from '@vigie/domain/alerts/changed-meanwhile'
import { paths } from '@vigie/domain/paths'
import type { Rule } from '@vigie/domain/rules/rule'
import { firestore } from './firestore.ts'
import { ruleOf } from './homes.ts'
import { readOrReport } from './read-document.ts'
import { readWave } from './waves.ts'

const ofRuleSchema = alertSchema.pick({ ruleId: true })

/** The rules of a wave's alerts that were changed as it was decided (`wasChangedMeanwhile`). A wave that adds to another has none. One read, and two for each alert. */
export async function readRulesJustChanged(
  eid: string,
  waveId: string,
): Promise<{ id: string; rule: Rule }[]> {
  const wave = await readWave({ establishmentId: eid, waveId })
  if (wave === null || wave.first !== waveId || wave.alertIds.length === 0) return []
  const db = firestore()
  const alerts = await db.getAll(...wave.alertIds.map((id) => db.doc(paths.alert(eid, id))))
  const ruleIds = new Set(alerts.flatMap((stored) => readOrReport(ofRuleSchema, stored)?.ruleId ?? []))
  if (ruleIds.size === 0) return []
  const rules = await db.getAll(...[...ruleIds].map((id) => db.doc(paths.notification(eid, id))))
  return rules.flatMap((stored) => {
    const rule = ruleOf(stored)
    return rule && wasChangedMeanwhile(rule, wave) ? [{ id: stored.id, rule }] : []
  })
}
