import type { TimerKind } from './timer.ts'

/** The sweep takes a timer whose task has not come by so long after its time: seconds late rather than never. */
export const timerOverdueMs = 5_000

/** What somebody waits for who has called: the sweep looks for these by themselves, so that they stand behind nothing that takes longer. */
export const urgentTimers = ['escalation', 'ringing'] as const satisfies readonly TimerKind[]

/** Two clocks of Google's may differ by so much: a task that comes so early waits for its time. */
export const taskEarlyMs = 1_000

/** A timer that could not be taken is taken again after so long. */
export const timerAgainMs = 5_000

/** What a rule says by now every instance of ingest goes by after so long, and has written down what it heard before that. */
export const ruleKnownMs = 15_000

/** The same of a home's shifts and clock. */
export const shiftsKnownMs = 65_000

/** What goes on as a window begins is looked up so long after, when most of what was on its way is there; and once more when nothing late counts any more. */
export const beginsKnownMs = 60_000

/** Cloud Tasks holds no task for longer than 30 days; what is further ahead is left to the sweep, which finds it when it is due. */
export const longestTaskMs = 30 * 24 * 3_600_000
