import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { setRuleCall } from '@vigie/domain/api/rule-calls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { emptyRule, faultOf, formOf, type RuleForm, ruleSteps, saidOf, withPeople } from './rule-form.ts'
import { RuleStepFields } from './rule-step.tsx'
import { eventName, type RuleNames, ruleSentence } from './rule-words.ts'

interface Props {
  eid: string
  /** As it was when this opened; null: a new one. */
  rule: WithId<LiveRule> | null
  names: RuleNames
  onClose: () => void
}

/** As long as somebody takes to see that another thing is asked: a second tap was meant for the first. */
const settlesInMs = 800

/** Asks for a rule, one decision after the other, with the sentence that it makes so far. */
export default function RuleDialog({ eid, rule, names, onClose }: Props) {
  const { t } = useTranslation()
  // One id for the whole form, and the rule as it was seen: what was sent twice is added once, what another changed meanwhile stays.
  const [seen] = useState({ id: rule?.id ?? crypto.randomUUID(), updatedAt: rule?.updatedAt ?? null })
  const [form, setForm] = useState<RuleForm>(() => withPeople(rule ? formOf(rule) : emptyRule, names.people))
  const [at, setAt] = useState(0)
  const [isTold, tellFault] = useState(false)
  const [settledAt, settle] = useState(0)
  const sending = useSending()
  const heading = useRef<HTMLParagraphElement>(null)
  const step = ruleSteps[at] ?? 'ways'
  const isLast = at === ruleSteps.length - 1
  // Whoever goes on by keyboard, or hears the page, begins with what is asked next.
  const hasGone = useRef(false)
  useEffect(() => {
    if (hasGone.current) heading.current?.focus()
    hasGone.current = at > 0 || hasGone.current
    const timer = setTimeout(settle, settlesInMs, at)
    return () => clearTimeout(timer)
  }, [at])
  const go = (to: number) => {
    tellFault(false)
    setAt(to)
  }
  const goOn = async () => {
    if (faultOf(step, form) !== null) return tellFault(true)
    if (!isLast) {
      if (form.name === '' && at === ruleSteps.length - 2)
        setForm((before) => ({ ...before, name: eventName(before, names.locale) }))
      return go(at + 1)
    }
    // Somebody may have lost their access while this was open.
    const named = withPeople(form, names.people)
    if (faultOf('people', named) !== null) {
      setForm(named)
      go(ruleSteps.indexOf('people'))
      return tellFault(true)
    }
    const said = saidOf(
      named,
      names.shifts.map(({ id }) => id),
      seen.updatedAt,
    )
    const save = () =>
      callApi(setRuleCall, { params: {}, query: { establishmentId: eid }, body: { id: seen.id, rule: said } })
    if (!(await sending.send(save))) return
    tellDone('ruleSaved', { name: form.name })
    onClose()
  }
  return (
    <FormDialog
      title={t(rule ? 'rules.change' : 'rules.addTitle')}
      sending={sending}
      button={t(isLast ? 'common.save' : 'rules.next')}
      isSettling={settledAt !== at}
      onSubmit={goOn}
      onClose={onClose}
    >
      <Typography ref={heading} tabIndex={-1} sx={{ outline: 'none', color: 'text.secondary' }}>
        {t('rules.step', { at: at + 1, of: ruleSteps.length })}
      </Typography>
      <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        {ruleSentence(form, names)}
      </Typography>
      <RuleStepFields
        key={step}
        step={step}
        form={form}
        names={names}
        onChange={(change) => setForm((before) => ({ ...before, ...change }))}
        fault={isTold ? faultOf(step, form) : null}
      />
      {at > 0 && (
        <div>
          <Button onClick={() => go(at - 1)}>{t('rules.back')}</Button>
        </div>
      )}
    </FormDialog>
  )
}
