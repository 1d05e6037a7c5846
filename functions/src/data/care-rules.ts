import { type CareRules, careButton } from '@vigie/domain/care/care-press'
import { readLiveRules, readSwitchedOff } from './homes.ts'

/**
 * By which rules of a home the button of care calls somebody, also those that are switched off, as they are by now. Two queries: of the activated rules, and of those
 * that name the button.
 */
export async function readCareRules(eid: string): Promise<CareRules> {
  const [live, switchedOff] = await Promise.all([
    readLiveRules(eid),
    readSwitchedOff(eid, careButton, 'buttonPressed'),
  ])
  return {
    rules: [...live.rules, ...live.conditional, ...switchedOff],
    unreadable: [...live.unreadable, ...live.unreadableConditions],
  }
}
