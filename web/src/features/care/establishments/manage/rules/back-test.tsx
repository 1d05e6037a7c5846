import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../../../lib/api/failure-words.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { numberIn } from './condition-form.ts'
import { FiredStrip } from './fired-strip.tsx'
import { contact, type RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'
import { dateWords } from './strip-words.ts'
import { ThresholdSlider } from './threshold-slider.tsx'
import { triedBy } from './tried-by-value.ts'
import { TriedSilences } from './tried-silences.tsx'
import { addsUp, useBackTest } from './use-back-test.ts'

interface Props {
  eid: string
  form: RuleForm
  names: RuleNames
  onChange: (change: Partial<RuleForm>) => void
}

/**
 * How often a rule would have raised an alert lately, when, and how many messages each would have had, before it is saved; of a rule for all residents also on whom it
 * was tried. Another threshold is drawn at once where it adds up, else as soon as it was tried: until then stands, paler, what was drawn before.
 */
export function BackTest({ eid, form, names, onChange }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const answer = useBackTest(eid, form, names)
  const said = (words: string) => <Typography color="text.secondary">{words}</Typography>
  if (answer.status === 'loading') return said(t('rules.trying'))
  if (answer.status === 'failed') return said(`${t('rules.notTried')} ${failureText(answer.failure)}`)
  const tested = answer.value
  const { devices, from, to, unknown = 0, residents = null, amounts = [], silences } = tested
  const isBefore = answer.isBefore === true
  const isForAll = residents !== null
  if (residents?.looked === 0 && residents.of !== 0) return said(t('rules.tooManyToTry'))
  if (devices === 0) return said(t(isForAll ? 'rules.noDeviceOfAny' : 'rules.noDevice'))
  if (tested.days.length === 0) return said(t(isForAll ? 'rules.nothingKnownOfAny' : 'rules.nothingKnown'))
  const moved = addsUp(form) ? { operator: form.operator, value: numberIn(form.value) } : null
  const { days, cells, count } = triedBy(tested, moved, names.shifts)
  const words = { count, since: dateWords(from, now, names.locale), known: days.length }
  const told = form.recipients.map((id) =>
    id === contact ? t('rules.contactOfResident') : (names.people.get(id) ?? id),
  )
  const people = new Intl.ListFormat(names.locale, { type: 'conjunction' }).format(told)
  return (
    <section aria-label={t('rules.tried')}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isBefore
          ? t('rules.trying')
          : count === 0
            ? t('rules.wouldHaveNone', words)
            : t('rules.wouldHave', words)}
      </Typography>
      {residents && (
        <Typography variant="body2">
          {residents.of === residents.looked
            ? t('rules.lookedAtAll', { count: residents.looked })
            : residents.of === null
              ? t('rules.lookedAtSome', { count: residents.looked })
              : t('rules.lookedAt', { count: residents.looked, of: residents.of })}
        </Typography>
      )}
      {silences && <TriedSilences {...{ silences, now, names }} />}
      {form.type === 'conditional' && (
        <ThresholdSlider {...{ form, amounts, names }} onChange={(value) => onChange({ value })} />
      )}
      <Box sx={{ opacity: isBefore ? 0.4 : 1 }}>
        <FiredStrip
          {...{ from, to, days, cells, now, names }}
          shifts={names.shifts.filter(({ id }) => form.shiftIds.includes(id))}
          looked={residents?.looked ?? null}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {count > 0 &&
          !isBefore &&
          told.length > 0 &&
          t('rules.messagesEach', { count: count * form.methods.length, people })}{' '}
        {unknown > 0 && !isBefore && `${t('rules.triedUnknown', { count: unknown })} `}
        {t(form.type === 'live' ? 'rules.triedHowLive' : 'rules.triedHow')}
      </Typography>
    </section>
  )
}
