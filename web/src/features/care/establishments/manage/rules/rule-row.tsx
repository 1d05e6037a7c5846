import {
  mdiAlertOutline,
  mdiBellOffOutline,
  mdiBellRingOutline,
  mdiDeleteOutline,
  mdiPencilOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { activateRuleCall } from '@vigie/domain/api/rule-act-calls'
import { neverFires } from '@vigie/domain/rules/never-fires'
import type { Rule } from '@vigie/domain/rules/rule'
import { localDate } from '@vigie/domain/time/local-time'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../../../components/failure-message.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import type { LastFired } from './last-fired.ts'
import { isOfAllOnOne, OfAll } from './of-all.tsx'
import { RuleFacts } from './rule-facts.tsx'
import { formOf } from './rule-form.ts'
import { ruleSentence } from './rule-words.ts'
import type { RulesOf } from './rules-of.ts'
import { tellsNobody } from './tells-nobody.ts'

interface Props {
  of: RulesOf
  rule: WithId<Rule>
  /** null: it is being asked. */
  fired: LastFired | null
  onChange: () => void
  onDelete: () => void
  /** Takes over where it is to be deactivated. */
  onDeactivate: () => void
}

/**
 * A rule: its name, what it says as a sentence, what keeps it from firing or telling anybody, whether it is activated, in word and shape, when it last fired and whose it is; to whoever
 * may change it also what may be done about it.
 */
export function RuleRow({ of, rule, fired, onChange, onDelete, onDeactivate }: Props) {
  const { eid, names, timeZone, mayChange } = of
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  const { id, name, activated } = rule
  const isOfAll = isOfAllOnOne(rule, of.bid)
  // Shifts may have become shorter since it was made.
  const waitsInVain =
    rule.type === 'conditional' &&
    neverFires(rule, names.shifts, localDate(Date.now(), timeZone)) === 'waitsBeyondShift'
  const activate = async () => {
    await callApi(activateRuleCall, {
      params: {},
      query: { establishmentId: eid },
      body: { id, activated: true },
    })
    tellDone('ruleActivated', { name })
  }
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h3">
            {name}
          </Typography>
          <Typography>{ruleSentence(formOf(rule), names)}</Typography>
          {isOfAll && <OfAll />}
          {waitsInVain && <Fault said={t('conditions.neverFires')} />}
          {tellsNobody(rule, names) && <Fault said={t('rules.tellsNobody')} />}
        </Box>
        {mayChange && (
          <>
            <IconButton onClick={onChange} aria-label={t('rules.changeOf', { name })}>
              <Icon path={mdiPencilOutline} />
            </IconButton>
            <IconButton onClick={onDelete} aria-label={t('rules.removeOf', { name })}>
              <Icon path={mdiDeleteOutline} />
            </IconButton>
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: 1 }}>
          <Icon path={activated ? mdiBellRingOutline : mdiBellOffOutline} />
          {t(activated ? 'rules.activated' : 'rules.deactivated')}
        </Box>
        {mayChange && (
          <Button
            variant="outlined"
            aria-disabled={isBusy}
            onClick={() => (activated ? onDeactivate() : send(activate))}
            aria-label={t(activated ? 'rules.deactivateOf' : 'rules.activateOf', { name })}
          >
            {t(activated ? 'rules.deactivate' : 'rules.activate')}
          </Button>
        )}
      </Box>
      <RuleFacts {...{ eid, rule, names, timeZone, fired }} isOfOne={isOfAll} />
      <FailureMessage failure={failure} isBusy={isBusy} />
    </Card>
  )
}

/** What is the matter with a rule, in word and shape. */
function Fault({ said }: { said: string }) {
  return (
    <Typography
      sx={{ display: 'flex', alignItems: 'start', gap: 0.5, color: 'warning.dark', fontWeight: 500 }}
    >
      <Icon path={mdiAlertOutline} />
      {said}
    </Typography>
  )
}
