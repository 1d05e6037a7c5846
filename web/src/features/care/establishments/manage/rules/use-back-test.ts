import { backTestCall, homeBackTestCall } from '@vigie/domain/api/back-test-calls'
import { isAbsence, isDecidedAtEnd, isReading } from '@vigie/domain/rules/condition'
import { useCallback, useState } from 'react'
import type { z } from 'zod'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { type Answer, useAnswer } from '../../../../../lib/api/use-answer.ts'
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

/**
 * What a rule would have done lately, for its resident or for all. Of a rule that adds up another value asks nothing again, as long as it is known at the same time: at once, or at the
 * end of a shift.
 */
export function useBackTest(
  eid: string,
  form: RuleForm,
  { shifts }: Pick<RuleNames, 'shifts'>,
): Answer<BackTested> {
  const { action, beneficiaryId: bid } = form
  const deviceTypes = form.deviceTypes.join()
  const shiftIds = form.shiftIds.filter((id) => shifts.some((shift) => shift.id === id)).join()
  const { value, ...others } = form.type === 'live' ? { value: '' } : conditionAsQuery(form)
  const atEnd = form.type !== 'live' && isDecidedAtEnd({ ...form, value: numberIn(form.value) })
  // As text: a form that says the same is not asked about anew.
  const about = JSON.stringify(others)
  const key = addsUp(form) ? `${about} ${atEnd}` : `${about} ${value}`
  const [asked, ask] = useState({ key, value })
  if (asked.key !== key) ask({ key, value })
  const valueAsked = asked.key === key ? asked.value : value
  const question = useCallback(async (): Promise<BackTested> => {
    const compared = valueAsked === '' ? {} : { ...JSON.parse(about), value: valueAsked }
    return askBackTest(eid, bid, { action, deviceTypes, shiftIds, ...compared })
  }, [eid, bid, action, deviceTypes, shiftIds, about, valueAsked])
  return useAnswer(question).answer
}
