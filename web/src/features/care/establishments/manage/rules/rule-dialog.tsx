import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { setRuleCall } from '@vigie/domain/api/rule-calls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { useSafety } from '../../../../../lib/kept/kept.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { ReadyChoice } from './ready-choice.tsx'
import { faultOf, mayLeaveCall, ruleSteps, saidOf, withPeople } from './rule-form.ts'
import { RuleStepFields } from './rule-step.tsx'
import { eventName, type RuleNames, ruleSentence } from './rule-words.ts'
import { useRuleMaking } from './use-rule-making.ts'

interface Props {
  eid: string
  /** Whose page it is made on; null: that of the home. */
  bid: string | null
  /** As it was when this opened; null: a new one. */
  rule: WithId<LiveRule> | null
  names: RuleNames
  /** Those of the same list. */
  rules: readonly WithId<LiveRule>[]
  onClose: () => void
}

/** As long as somebody takes to see that another thing is asked: a second tap was meant for the first. */
const settlesInMs = 800

/** Asks for a rule, one decision after the other, with the sentence that it makes so far. */
export default function RuleDialog({ eid, bid, rule, names, rules, onClose }: Props) {
  const { t } = useTranslation()
  const {
    nid,
    seenAt,
    form,
    step: at,
    isKept,
    wasKept,
    change,
    goTo,
    settle,
  } = useRuleMaking({
    ...{ eid, bid, rule, names },
  })
  const [isTold, tellFault] = useState(false)
  const [settledAt, setSettled] = useState(at)
  const sending = useSending()
  const safety = useSafety()
  const heading = useRef<HTMLParagraphElement>(null)
  const step = at < 0 ? null : (ruleSteps[at] ?? 'ways')
  const isLast = at === ruleSteps.length - 1
  // Whoever goes on by keyboard, or hears the page, begins with what is asked next.
  const shownAt = useRef(at)
  useEffect(() => {
    if (shownAt.current !== at) heading.current?.focus()
    shownAt.current = at
    const timer = setTimeout(setSettled, settlesInMs, at)
    return () => clearTimeout(timer)
  }, [at])
  const go = (to: number, as = form) => {
    tellFault(false)
    goTo(to, as)
  }
  const close = () => {
    settle()
    onClose()
  }
  const goOn = async () => {
    if (step === null) return go(0)
    if (faultOf(step, form) !== null) return tellFault(true)
    if (!isLast) {
      const isNameless = form.name === '' && at === ruleSteps.length - 2
      return go(at + 1, isNameless ? { ...form, name: eventName(form, names.locale) } : form)
    }
    // Somebody may have lost their access while this was open.
    const named = withPeople(form, names.people)
    if (faultOf('people', named) !== null) {
      go(ruleSteps.indexOf('people'), named)
      return tellFault(true)
    }
    const said = saidOf(
      named,
      names.shifts.map(({ id }) => id),
      seenAt,
    )
    const save = () =>
      callApi(setRuleCall, { params: {}, query: { establishmentId: eid }, body: { id: nid, rule: said } })
    if (!(await sending.send(save))) return
    tellDone('ruleSaved', { name: form.name })
    close()
  }
  return (
    <FormDialog
      title={t(rule ? 'rules.change' : 'rules.addTitle')}
      sending={sending}
      button={t(isLast ? 'common.save' : 'rules.next')}
      isSettling={settledAt !== at}
      wouldLose={isKept}
      onSubmit={goOn}
      onClose={close}
    >
      <KeptNotice wasKept={wasKept} />
      {step === null ? (
        <ReadyChoice form={form} names={names} onChange={change} />
      ) : (
        <>
          <Typography
            ref={heading}
            tabIndex={-1}
            data-kept={safety}
            sx={{ outline: 'none', color: 'text.secondary' }}
          >
            {t('rules.step', { at: at + 1, of: ruleSteps.length })}
          </Typography>
          <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
            {ruleSentence(form, names)}
          </Typography>
          {isLast && rule && mayLeaveCall(rule, form, rules) && (
            <Typography role="status" sx={{ fontWeight: 700, color: 'error.dark' }}>
              {t('rules.leavesCall')}
            </Typography>
          )}
          <RuleStepFields
            key={step}
            eid={eid}
            step={step}
            form={form}
            names={names}
            onChange={change}
            fault={isTold ? faultOf(step, form) : null}
          />
          {at > (rule ? 0 : -1) && (
            <div>
              <Button onClick={() => go(at - 1)}>{t('rules.back')}</Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}
