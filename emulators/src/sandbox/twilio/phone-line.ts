import { z } from 'zod'

/** What somebody does with their phone, or the network for them. */
export const phoneActSchema = z.discriminatedUnion('do', [
  /** `answeredBy`: who Twilio takes them for, where the call asks for that. */
  z.strictObject({
    do: z.literal('answer'),
    answeredBy: z.enum(['human', 'machine_start', 'machine_end_beep', 'fax', 'unknown']).default('human'),
  }),
  z.strictObject({ do: z.literal('busy') }),
  z.strictObject({ do: z.literal('noAnswer') }),
  z.strictObject({ do: z.literal('fail') }),
  z.strictObject({ do: z.literal('cancel') }),
  z.strictObject({ do: z.literal('press'), key: z.string().regex(/^[0-9*#]$/) }),
  /** Does nothing until what is waited for is over. */
  z.strictObject({ do: z.literal('wait') }),
  z.strictObject({ do: z.literal('hangUp') }),
])
export type PhoneAct = z.infer<typeof phoneActSchema>

/** Acts that a phone which rings takes, and one that somebody holds. */
const whileRinging: readonly PhoneAct['do'][] = ['answer', 'busy', 'noAnswer', 'fail', 'cancel', 'wait']
const whileHeld: readonly PhoneAct['do'][] = ['press', 'wait', 'hangUp']

/**
 * One end of a call: it waits at points where somebody may do something, and those who do wait until it is at one. So a test
 * needs no clock: an act is taken where the call has come to, and answered once it has come to the next.
 */
export function createPhoneLine() {
  let take: ((act: PhoneAct) => void) | null = null
  let takes: readonly PhoneAct['do'][] = []
  let isOver = false
  let arrived = Promise.withResolvers<void>()

  const arrive = () => arrived.resolve()

  return {
    /** What is done at this point; `wait` after so long, and once the line was cut. */
    next(at: 'ringing' | 'held', withinMs: number): Promise<PhoneAct> {
      const { promise, resolve } = Promise.withResolvers<PhoneAct>()
      const timer = setTimeout(() => take?.({ do: 'wait' }), withinMs)
      takes = at === 'ringing' ? whileRinging : whileHeld
      take = (act) => {
        clearTimeout(timer)
        take = null
        arrived = Promise.withResolvers()
        resolve(act)
      }
      arrive()
      return promise
    },

    /** The call is over: nothing is waited for any more. */
    end(): void {
      isOver = true
      arrive()
    },

    /** Does something where the call has come to; resolves once it has come to its next point. False where it takes no such act. */
    async act(act: PhoneAct): Promise<boolean> {
      await arrived.promise
      if (isOver || take === null || !takes.includes(act.do)) return false
      take(act)
      await arrived.promise
      return true
    },

    /** Lets whatever is waited for be over now. */
    cut(): void {
      take?.({ do: 'hangUp' })
    },
  }
}

export type PhoneLine = ReturnType<typeof createPhoneLine>
