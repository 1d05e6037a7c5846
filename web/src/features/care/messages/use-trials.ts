import type { Channel } from '@vigie/domain/alerts/channel'
import { getTrialsCall, type TrialResult, tryChannelCall } from '@vigie/domain/api/trial-calls'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../lib/api/api-client.ts'
import { type Answer, useAnswer } from '../../../lib/api/use-answer.ts'

/** A trial on its way is looked after as often, and one that takes its time less often, in milliseconds. */
const soonMs = 1_500
const laterMs = 10_000
/** Until when it is looked after so often, after it was asked for, and until when at all. */
const quickForMs = 60_000
const followedForMs = 15 * 60_000

/** Whether it is still open what becomes of a trial. */
export const isUnderWay = ({ state }: TrialResult): boolean =>
  state === 'pending' || state === 'sending' || state === 'accepted'

const readTrials = async () => (await callApi(getTrialsCall, { params: {} })).trials

/**
 * The person's latest trials of a day, followed for as long as one is on its way; what was answered stays until the next answer is there.
 * `onEnded`, memoised: one has come to its end, which tells more of its channel.
 */
export function useTrials(onEnded: () => void): {
  trials: readonly TrialResult[]
  /** What the latest look came to. */
  status: Answer<unknown>['status']
  tryNow: (channel: Channel) => Promise<void>
} {
  const { answer, ask } = useAnswer(readTrials)
  const [kept, keep] = useState<readonly TrialResult[]>([])
  const trials = answer.status === 'ready' ? answer.value : kept
  if (trials !== kept) keep(trials)

  const endedBefore = useRef<string | null>(null)
  useEffect(() => {
    if (answer.status !== 'ready') return
    const ended = answer.value.filter((one) => !isUnderWay(one))
    const seen = ended.map(({ channel, at, state }) => `${channel} ${at} ${state}`).join()
    if (endedBefore.current !== null && endedBefore.current !== seen) onEnded()
    endedBefore.current = seen
  }, [answer, onEnded])

  useEffect(() => {
    const youngest = Math.min(...trials.filter(isUnderWay).map(({ at }) => Date.now() - at))
    if (youngest > followedForMs) return undefined
    const isQuick = answer.status === 'ready' && youngest < quickForMs
    const timer = setTimeout(ask, isQuick ? soonMs : laterMs)
    return () => clearTimeout(timer)
  }, [answer, trials, ask])

  const tryNow = async (channel: Channel) => {
    try {
      await callApi(tryChannelCall, { params: {}, body: { channel } })
    } finally {
      // Also where the answer was lost: it may have gone out.
      ask()
    }
  }
  return { trials, status: answer.status, tryNow }
}
