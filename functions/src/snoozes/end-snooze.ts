import { endSnooze as ended, resumeSnooze } from '@vigie/domain/care/snooze-life'
import { changeSnoozes, type SnoozeAct, type SnoozeOutcome } from '../data/snoozes.ts'

/**
 * Ends care before its time, or takes that back: what was ended together goes on for as long as it was to. What is so already, or over,
 * changes nothing. `now` is epoch milliseconds.
 */
export const endSnooze = (
  act: SnoozeAct,
  id: string,
  { isEnded }: { isEnded: boolean },
  now: number,
): Promise<SnoozeOutcome> =>
  changeSnoozes(
    act,
    isEnded ? 'snooze.end' : 'snooze.resume',
    {
      id,
      change: (snoozes, by) => {
        if (!isEnded) return resumeSnooze(snoozes, id, now)
        return by && ended(snoozes, id, by, now)
      },
    },
    now,
  )
