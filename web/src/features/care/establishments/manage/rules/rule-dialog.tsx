import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { setRuleCall } from '@vigie/domain/api/rule-calls'
import type { Rule } from '@vigie/domain/rules/rule'
import { localDate } from '@vigie/domain/time/local-time'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { useSettled } from '../../../../../components/use-settled.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { isLastOfCareButton, mayLeaveCall } from './last-for-call.ts'
import { Meanwhile } from './meanwhile.tsx'
import { isOfAllOnOne, OfAll } from './of-all.tsx'
import { ReadyChoice } from './ready-choice.tsx'
import { renamed } from './renamed.ts'
import { type RuleForm, saidOf, withPeople } from './rule-form.ts'
import { RuleStepFields } from './rule-step.tsx'
import { faultOf, firstFault, firstSteps, stepsOf } from './rule-steps.ts'
import { nameOfItself, ruleSentence } from './rule-words.ts'
import type { RulesOf } from './rules-of.ts'
import { StepHeading } from './step-heading.tsx'
import { stepTitle } from './step-title.ts'
import { TypeChoice } from './type-choice.tsx'
import { useRuleMaking } from './use-rule-making.ts'

interface Props {
  of: RulesOf
  /** As it is now, or was when it was deleted meanwhile; null: a new one. */
  rule: WithId<Rule> | null
  /** Those of the same list. */
  rules: readonly WithId<Rule>[]
  onClose: () => void
}

/** Asks for a rule, one decision after the other, with the sentence that it makes so far. */
export default function RuleDialog({ of, rule, rules, onClose }: Props) {
  const { t } = useTranslation()
  const { eid, bid, names, timeZone } = of
  const making = useRuleMaking({ eid, bid, rule, names })
  const { nid, seenAt, form, step: at, isKept, wasKept, goTo, settle } = making
  // How often somebody was told what keeps them here: again each time that they want to go on.
  const [timesTold, tellFaults] = useState(0)
  const tellFault = () => tellFaults(timesTold + 1)
  const sending = useSending()
  const first = rule ? 0 : firstSteps.type
  const steps = stepsOf(form)
  const step = at < 0 ? null : (steps[at] ?? 'ways')
  const isLast = at >= steps.length - 1
  const isSettling = !useSettled(at)
  const change = (said: Partial<RuleForm>) => making.change(renamed(form, said, names))
  const go = (to: number, as = form) => {
    tellFaults(0)
    goTo(to, as)
  }
  const close = () => {
    settle()
    onClose()
  }
  const { shifts, untold } = names
  const homeNow = () => ({ shifts, untold, today: localDate(Date.now(), timeZone) })
  const goOn = async () => {
    if (step === null) return go(at + 1)
    if (faultOf(step, form, homeNow()) !== null) return tellFault()
    if (!isLast) {
      const isNameless = form.name === '' && at === steps.length - 2
      return go(at + 1, isNameless ? { ...form, name: nameOfItself(form, names) } : form)
    }
    // Somebody may have lost their access while this was open.
    const named = withPeople(form, names.people)
    const kept = firstFault(named, homeNow())
    if (kept !== null) {
      go(kept.at, named)
      return tellFault()
    }
    const said = saidOf(
      named,
      shifts.map(({ id }) => id),
      seenAt,
    )
    let isActivated = true
    const save = async () => {
      const body = { id: nid, rule: said }
      const answer = await callApi(setRuleCall, { params: {}, query: { establishmentId: eid }, body })
      isActivated = answer.activated
    }
    if (!(await sending.send(save))) return
    tellDone(isActivated ? 'ruleSaved' : 'ruleSavedDeactivated', { name: form.name })
    close()
  }
  const title = stepTitle(step ?? (at === firstSteps.type ? 'type' : 'ready'), form, t)
  return (
    <FormDialog
      title={t(rule ? 'rules.change' : 'rules.addTitle')}
      sending={sending}
      button={t(isLast ? 'common.save' : 'rules.next')}
      isSettling={isSettling}
      wouldLose={isKept}
      before={
        at > first && (
          <Button
            onClick={() => go(at - 1)}
            sx={{ mr: 'auto', pointerEvents: isSettling ? 'none' : undefined }}
          >
            {t('rules.back')}
          </Button>
        )
      }
      onSubmit={goOn}
      onClose={close}
    >
      <StepHeading key={at} asks={title}>
        {t('rules.step', { at: at - first + 1, of: steps.length - first })}
      </StepHeading>
      <KeptNotice wasKept={wasKept} />
      {rule && isOfAllOnOne(rule, bid) && <OfAll />}
      {rule && <Meanwhile of={of} rule={rules.find(({ id }) => id === rule.id) ?? null} seenAt={seenAt} />}
      {step === null ? (
        at === firstSteps.type ? (
          <TypeChoice form={form} onChange={making.change} />
        ) : (
          <ReadyChoice form={form} names={names} onChange={making.change} />
        )
      ) : (
        <>
          <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
            {ruleSentence(form, names)}
          </Typography>
          {isLast && rule && mayLeaveCall(rule, form, rules) && (
            <Typography role="status" sx={{ fontWeight: 700, color: 'error.dark' }}>
              {t('rules.leavesCall')}
            </Typography>
          )}
          {isLast && rule && isLastOfCareButton(rule, rules, form) && (
            <Typography role="status" sx={{ fontWeight: 700, color: 'error.dark' }}>
              {t('rules.careButtonCares')}
            </Typography>
          )}
          <RuleStepFields
            key={`${step} ${timesTold}`}
            eid={eid}
            step={step}
            form={form}
            names={names}
            onChange={change}
            fault={timesTold > 0 ? faultOf(step, form, homeNow()) : null}
          />
        </>
      )}
    </FormDialog>
  )
}
