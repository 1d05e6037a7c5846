import { peopleOfPlan, storedPlanSchema } from '@vigie/domain/alerts/escalation-plan'
import { expect, it } from 'vitest'
import { demoAccounts } from './demo-accounts.ts'
import { demoHomes } from './demo-homes.ts'
import { planOf } from './demo-plan.ts'

it('is a plan that names members of its home alone, and somebody in each shift', () => {
  for (const home of demoHomes) {
    const plan = storedPlanSchema.parse(planOf(home, 1))
    const members = demoAccounts.filter(({ memberships }) => memberships.some(({ eid }) => eid === home.eid))
    const uids = members.map(({ uid }) => uid)
    expect(peopleOfPlan(plan).filter((uid) => !uids.includes(uid))).toEqual([])
    expect(plan.shifts.map(({ uids }) => uids.length > 0)).toEqual(home.establishment.shifts.map(() => true))
  }
})
