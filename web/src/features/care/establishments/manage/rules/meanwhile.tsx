import type { Rule } from '@vigie/domain/rules/rule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../../../components/message.tsx'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { namedDayAndTime } from '../../../../../lib/time/words.ts'
import { nameOfMaker } from './name-of-maker.ts'
import type { RulesOf } from './rules-of.ts'

interface Props {
  of: Pick<RulesOf, 'names' | 'timeZone'>
  /** As it is now; null: it was deleted. */
  rule: Rule | null
  /** The `updatedAt` with which it is being changed. */
  seenAt: number | null
}

/** Says to whoever changes a rule what somebody else did to it meanwhile, and whether it is deactivated: what they save would be refused, or alert nobody. */
export function Meanwhile({ of: { names, timeZone }, rule, seenAt }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const session = useSession()
  const [wasActivated] = useState(rule?.activated ?? false)
  if (rule === null) return <Message kind="error">{t('rules.deletedMeanwhile')}</Message>
  const by = nameOfMaker(rule.updatedBy, session, names, t)
  const at = namedDayAndTime(rule.updatedAt, now, timeZone, names.locale)
  const changed =
    by === null ? t('rules.changedMeanwhileAt', { at }) : t('rules.changedMeanwhile', { by, at })
  return (
    <>
      <Message kind="error">{rule.updatedAt !== seenAt && changed}</Message>
      <Message kind="error">
        {!rule.activated && t(wasActivated ? 'rules.deactivatedMeanwhile' : 'rules.isDeactivated')}
      </Message>
    </>
  )
}
