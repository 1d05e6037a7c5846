import { historyDays } from '../seed/demo-days.ts'
import { projectId } from '../suite/addresses.ts'

/**
 * Loads the demo residence into the suite that the process environment leads to.
 * @param days how far back it remembers, today included
 * The seed is imported only when it is needed: the Admin SDK takes half a second to load.
 */
export async function loadDemoResidence(days = historyDays): Promise<void> {
  const { seedDemoResidence } = await import('../seed/seed-demo-residence.ts')
  await seedDemoResidence({ projectId, now: Date.now(), days })
}
