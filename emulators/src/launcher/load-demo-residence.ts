import { projectId } from '../suite/addresses.ts'

/**
 * Loads the demo residence into the suite that the process environment leads to.
 * The seed is imported only when it is needed: the Admin SDK takes half a second to load.
 */
export async function loadDemoResidence(): Promise<void> {
  const { seedDemoResidence } = await import('../seed/seed-demo-residence.ts')
  await seedDemoResidence({ projectId, now: Date.now() })
}
