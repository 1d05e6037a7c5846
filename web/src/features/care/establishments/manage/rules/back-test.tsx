import Typography from '@mui/material/Typography'
import { backTestCall } from '@vigie/domain/api/back-test-calls'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { failureText } from '../../../../../lib/api/failure-words.ts'
import { useAnswer } from '../../../../../lib/api/use-answer.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { plainDate } from '../../../../../lib/time/words.ts'
import { conditionAsQuery } from './condition-form.ts'
import { DayBars } from './day-bars.tsx'
import { contact, type RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'

interface Props {
  eid: string
  form: RuleForm
  names: RuleNames
}

/** How often a rule for one resident would have raised an alert lately, and how many messages each would have had, before it is saved. */
export function BackTest({ eid, form, names }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const { action, beneficiaryId: bid } = form
  const deviceTypes = form.deviceTypes.join()
  const shiftIds = form.shiftIds.filter((id) => names.shifts.some((shift) => shift.id === id)).join()
  // As text: a form that says the same is not asked about anew.
  const compared = form.type === 'live' ? '{}' : JSON.stringify(conditionAsQuery(form))
  const question = useCallback(() => {
    const query = { action, deviceTypes, shiftIds, ...JSON.parse(compared) }
    return callApi(backTestCall, { params: { eid, bid }, query })
  }, [eid, bid, action, deviceTypes, shiftIds, compared])
  const { answer } = useAnswer(question)
  if (answer.status === 'loading') return <Typography color="text.secondary">{t('rules.trying')}</Typography>
  if (answer.status === 'failed')
    return (
      <Typography color="text.secondary">
        {t('rules.notTried')} {failureText(answer.failure)}
      </Typography>
    )
  const { devices, from, days, unknown = 0 } = answer.value
  if (devices === 0) return <Typography color="text.secondary">{t('rules.noDevice')}</Typography>
  if (days.length === 0) return <Typography color="text.secondary">{t('rules.nothingKnown')}</Typography>
  const count = days.reduce((sum, { alerts }) => sum + alerts, 0)
  // Noon there is that date on any clock.
  const since = plainDate(Date.parse(`${from}T12:00:00Z`), now, 'UTC', names.locale)
  const told = form.recipients.map((id) =>
    id === contact ? t('rules.contactOfResident') : (names.people.get(id) ?? id),
  )
  return (
    <section>
      <Typography sx={{ fontWeight: 600 }}>
        {t('rules.wouldHave', { count, since, known: days.length })}
      </Typography>
      <DayBars from={from} days={days} now={now} locale={names.locale} />
      <Typography variant="body2" color="text.secondary">
        {count > 0 &&
          t('rules.messagesEach', {
            count: count * form.methods.length,
            people: new Intl.ListFormat(names.locale, { type: 'conjunction' }).format(told),
          })}{' '}
        {unknown > 0 && `${t('rules.triedUnknown', { count: unknown })} `}
        {t('rules.triedHow')}
      </Typography>
    </section>
  )
}
