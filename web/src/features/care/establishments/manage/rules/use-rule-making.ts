import type { Rule } from '@vigie/domain/rules/rule'
import { useState } from 'react'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { dropRuleDraft, keepRuleDraft, useRuleDraft } from './rule-draft.ts'
import { emptyRule, formOf, type RuleForm, withPeople } from './rule-form.ts'
import { firstSteps } from './rule-steps.ts'
import type { RuleNames } from './rule-words.ts'

interface Of {
  eid: string
  /** Whose page it is made on; null: that of the home. */
  bid: string | null
  /** As it was when its window opened; null: a new one. */
  rule: WithId<Rule> | null
  names: RuleNames
}

/** A rule that is being made: one id for the whole form, and the rule as it was seen, so that what is sent twice is added once. */
interface Made {
  readonly nid: string
  readonly seenAt: number | null
  readonly form: RuleForm
  /** Among those of its form, or before them (`firstSteps`). */
  readonly step: number
}

/** A rule that is being made, which outlives its window and the page (docs/adr/0105-a-half-made-rule.md). */
export function useRuleMaking({ eid, bid, rule, names }: Of) {
  const draft = useRuleDraft(eid, bid, rule?.id ?? null)
  const [made, set] = useState<Made>(() => begun(rule, bid, names))
  const [isKept, setKept] = useState(false)
  const [wasKept, setWasKept] = useState(false)
  // It comes after the form where its key does, and takes no place of what was said meanwhile.
  if (draft && !isKept) {
    const { nid, seenAt, form, step } = draft
    set({ nid, seenAt, form: withPeople(form, names.people), step })
    setKept(true)
    setWasKept(true)
  }
  const keep = (now: Made) => {
    set(now)
    setKept(true)
    keepRuleDraft({ eid, bid, ...now, form: asKept(now.form) })
  }
  return {
    ...made,
    /** Whether anything of it would be lost. */
    isKept,
    /** Whether it was there before this window opened. */
    wasKept,
    change: (change: Partial<RuleForm>) => keep({ ...made, form: { ...made.form, ...change } }),
    /** To another step; where somebody only looks, nothing is kept of that. */
    goTo: (step: number, form: RuleForm = made.form) => {
      const now = { ...made, step, form }
      if (isKept) keep(now)
      else set(now)
    },
    /** It is saved or given up. */
    settle: () => dropRuleDraft(made.nid),
  }
}

function begun(rule: Of['rule'], bid: string | null, { people }: RuleNames): Made {
  if (rule) return { nid: rule.id, seenAt: rule.updatedAt, form: withPeople(formOf(rule), people), step: 0 }
  return {
    nid: crypto.randomUUID(),
    seenAt: null,
    form: { ...emptyRule, beneficiaryId: bid ?? '' },
    step: firstSteps.type,
  }
}

const asKept = (form: RuleForm) => ({
  ...form,
  deviceTypes: [...form.deviceTypes],
  shiftIds: [...form.shiftIds],
  recipients: [...form.recipients],
  methods: [...form.methods],
})
