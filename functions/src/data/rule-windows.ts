import { FieldPath } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import type { Usual } from '@vigie/domain/rules/known-usual'
import { type RuleWindow, ruleWindowSchema, windowIdOf } from '@vigie/domain/rules/rule-window'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { committed } from './committed.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** An event, and the window of a rule in which it counts. */
export interface WindowEntry {
  establishmentId: string
  window: Pick<RuleWindow, 'ruleId' | 'beneficiaryId' | 'shiftId' | 'from' | 'until'>
  /** What toldKey gives. */
  key: string
  event: ToldEvent
}

export const windowPath = ({
  establishmentId,
  window,
}: Pick<WindowEntry, 'establishmentId' | 'window'>): string =>
  paths.ruleWindow(establishmentId, windowIdOf(window))

/**
 * Puts events into their windows, all or nothing: one write a window, which reads nothing. An event that is there already becomes what
 * it was. Fails with Unstorable when a window is full (docs/rules.md).
 */
export async function addToWindows(entries: readonly WindowEntry[]): Promise<void> {
  await committed((batch) => {
    for (const [path, ofWindow] of Map.groupBy(entries, windowPath)) {
      const [first] = ofWindow
      if (first === undefined) continue
      const { window } = first
      const events = Object.fromEntries(ofWindow.map(({ key, event }) => [key, event]))
      const fields = ofWindow.map(({ key }) => new FieldPath('events', key))
      const data = { ...window, expireAt: expireAt('ruleWindows', window.until), events }
      const named = ['ruleId', 'beneficiaryId', 'shiftId', 'from', 'until', 'expireAt']
      batch.set(firestore().doc(path), data, { mergeFields: [...named, ...fields] })
    }
  })
}

/** A window as it stands, or null; one that cannot be read is reported and counts as missing. One read. */
export async function readWindow(eid: string, windowId: string): Promise<RuleWindow | null> {
  return readOrReport(ruleWindowSchema, await firestore().doc(paths.ruleWindow(eid, windowId)).get())
}

/** Keeps with a window, which is there, what was usual before it: so it is summed up once. */
export async function keepUsual(eid: string, windowId: string, usual: Usual): Promise<void> {
  await firestore().doc(paths.ruleWindow(eid, windowId)).update({ usual })
}
