import { backTestCall, homeBackTestCall } from '@vigie/domain/api/back-test-calls'
import { isAbsence, isDecidedAtEnd, isReading } from '@vigie/domain/rules/condition'
import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { type Answer, useAnswer } from '../../../../../lib/api/use-answer.ts'
import { useRights } from '../../../../../lib/session/use-rights.ts'
import { conditionAsQuery, numberIn } from './condition-form.ts'
import type { RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'
import type { BackTested } from './tried-by-value.ts'

type Asked = z.input<typeof homeBackTestCall.query>

/** Asks once what a rule would have done: of its resident, or of all (""). */
export const askBackTest = (eid: string, bid: string, query: Asked): Promise<BackTested> =>
  bid === ''
    ? callApi(homeBackTestCall, { params: { eid }, query })
    : callApi(backTestCall, { params: { eid, bid }, query })

/** Whether another value of a rule is known without asking again: of what adds up in a shift or a day. */
export const addsUp = ({ type, metric }: Pick<RuleForm, 'type' | 'metric'>): boolean =>
  type === 'conditional' && !isReading(metric) && !isAbsence(metric)

/** A threshold that is being moved is asked about once it rests for so long, in milliseconds. */
const restsMs = 300

/** What is answered to a try; `isBefore`: to the value before this one, whose answer is not there yet. */
export type Tried = Answer<BackTested> & { readonly isBefore?: boolean }

/**
 * What a rule would have done lately, for its resident or for all. Of a rule that adds up another value asks nothing again, as long as it is known at the same time: at once, or at the
 * end of a shift. Of any other it is asked for anew, and until it is answered the answer before stays.
 */
export function useBackTest(eid: string, form: RuleForm, { shifts }: Pick<RuleNames, 'shifts'>): Tried {
  const { action, beneficiaryId: bid, tellsSilence } = form
  const deviceTypes = form.deviceTypes.join()
  const shiftIds = form.shiftIds.filter((id) => shifts.some((shift) => shift.id === id)).join()
  const { value, ...others } = form.type === 'live' ? { value: '' } : conditionAsQuery(form)
  const atEnd = form.type !== 'live' && isDecidedAtEnd({ ...form, value: numberIn(form.value) })
  // As text: a form that says the same is not asked about anew.
  const about = JSON.stringify(others)
  const key = addsUp(form) ? `${about} ${atEnd}` : `${about} ${value}`
  const [asked, ask] = useState({ about, key, value })
  // Nothing but the value is moved by a slider.
  const isMoved = asked.about === about && asked.key !== key && !addsUp(form)
  if (asked.key !== key && !isMoved) ask({ about, key, value })
  useEffect(() => {
    if (!isMoved) return undefined
    const timer = setTimeout(() => ask({ about, key, value }), restsMs)
    return () => clearTimeout(timer)
  }, [isMoved, about, key, value])
  const valueAsked = asked.key === key || isMoved ? asked.value : value
  const question = useCallback(async (): Promise<BackTested> => {
    const compared = valueAsked === '' ? {} : { ...JSON.parse(about), value: valueAsked }
    const silence = tellsSilence ? { tellsSilence: 'true' as const } : {}
    return askBackTest(eid, bid, { action, deviceTypes, shiftIds, ...compared, ...silence })
  }, [eid, bid, action, deviceTypes, shiftIds, about, valueAsked, tellsSilence])
  const { answer } = useAnswer(question)
  const rule = JSON.stringify([useRights(), eid, bid, action, deviceTypes, shiftIds, about, tellsSilence])
  const [last, keep] = useState<{ rule: string; tested: BackTested } | null>(null)
  if (answer.status === 'ready' && last?.tested !== answer.value) keep({ rule, tested: answer.value })
  if (answer.status === 'loading' && last?.rule === rule)
    return { status: 'ready', value: last.tested, isBefore: true }
  return isMoved ? { ...answer, isBefore: true } : answer
}
