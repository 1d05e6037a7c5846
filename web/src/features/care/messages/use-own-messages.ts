import { getOwnMessagesCall, type ProvenChannel, type ToldAlert } from '@vigie/domain/api/message-calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../../../lib/api/api-client.ts'
import type { FailureWords } from '../../../lib/api/failure-words.ts'
import { type Answer, useAnswer } from '../../../lib/api/use-answer.ts'
import { useRights } from '../../../lib/session/use-rights.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { togetherTold } from './told-alerts.ts'

export interface OwnMessages {
  readonly alerts: readonly ToldAlert[]
  /** Those that cannot be shown, by their ids. */
  readonly unreadable: readonly string[]
  readonly channels: readonly ProvenChannel[]
  readonly hasMore: boolean
}

/** Alerts change several times in a row: asked anew once they have rested for so long. */
const restMs = 2_000

/**
 * What concerns the person, and by what they are reached: asked anew shortly after an alert in progress has changed. What was answered
 * stays until the next answer is there, also where one could not be had: `failure` says why; but not once the person's rights are others.
 */
export function useOwnMessages(): {
  answer: Answer<OwnMessages>
  failure: FailureWords | null
  isReading: boolean
  readOn: () => void
  renew: () => void
} {
  const [pages, setPages] = useState(1)
  const question = useCallback(() => readPages(pages), [pages])
  const { answer, ask } = useAnswer(question)
  const rights = useRights()
  const [kept, keep] = useState({ rights, answer })
  const mayStay = kept.rights === rights && kept.answer.status === 'ready'
  const isStale = mayStay && answer.status !== 'ready'
  if (!isStale && answer !== kept.answer) keep({ rights, answer })
  const { list } = useOpenAlerts()
  const seen = list.map(({ alert }) => `${alert.id} ${alert.state} ${alert.lastCallAt}`).join()
  const before = useRef(seen)
  useEffect(() => {
    if (before.current === seen) return undefined
    const timer = setTimeout(() => {
      before.current = seen
      ask()
    }, restMs)
    return () => clearTimeout(timer)
  }, [seen, ask])
  const isReading = answer.status === 'loading'
  return {
    answer: isStale ? kept.answer : answer,
    failure: isStale && answer.status === 'failed' ? answer.failure : null,
    isReading,
    readOn: () => setPages(pages + 1),
    renew: ask,
  }
}

async function readPages(count: number): Promise<OwnMessages> {
  const read = async (before: number | null, left: number): Promise<Page[]> => {
    const query = before === null ? {} : { before }
    const page = await callApi(getOwnMessagesCall, { params: {}, query })
    return left === 1 || page.next === null ? [page] : [page, ...(await read(page.next, left - 1))]
  }
  const pages = await read(null, count)
  return {
    alerts: togetherTold(pages.map(({ alerts }) => alerts)),
    unreadable: [...new Set(pages.flatMap(({ unreadable }) => unreadable))],
    channels: pages[0]?.channels ?? [],
    hasMore: pages.at(-1)?.next !== null,
  }
}

type Page = Awaited<ReturnType<typeof callApi<typeof getOwnMessagesCall.answer, typeof getOwnMessagesCall>>>
