import { mdiBellPlusOutline, mdiPencilOutline, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Rule } from '@vigie/domain/rules/rule'
import { lazy, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogAbout } from '../../../../../components/dialog-about.ts'
import { EmptyState } from '../../../../../components/empty-state.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../../components/load-boundary.tsx'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { lead } from '../../../../../lib/page/led-to.ts'
import { useFocusOnward } from '../../../../../lib/page/use-focus-onward.ts'
import { useWindowEntries } from '../../../../../lib/page/use-window-entry.ts'
import { useHalfMadeRules } from './half-made-rules.ts'
import { isLastForCall, isLastOfCareButton } from './last-for-call.ts'
import { isOfAllOnOne } from './of-all.tsx'
import { RuleRow } from './rule-row.tsx'
import type { RulesOf } from './rules-of.ts'
import { SilenceRule } from './silence-rule.tsx'
import { useLastFired } from './use-last-fired.ts'

const RuleDialog = lazy(() => import('./rule-dialog.tsx'))

/** The window of a rule that is being made. */
const newRule = 'new'

type Doing = { what: 'deactivate' | 'delete'; rule: WithId<Rule> } | null

interface Props {
  of: RulesOf
  rules: readonly WithId<Rule>[]
}

/** The rules of a home by name, those that are deactivated where somebody asks for them, and what is done about them. */
export function RuleList({ of, rules }: Props) {
  const { t } = useTranslation()
  const { eid, bid, names, mayChange } = of
  const windows = useWindowEntries('rule')
  const changing = useLastSeen(windows.openId, rules)
  const isBegun = useHalfMadeRules().some((one) => one.eid === eid && one.bid === bid && one.seenAt === null)
  const firedOf = useLastFired(eid, bid)
  const [doing, begin] = useState<Doing>(null)
  const [withDeactivated, show] = useState(false)
  const stop = () => begin(null)
  const whose = useContext(DialogAbout)
  const about = doing?.rule ?? changing
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<HTMLButtonElement>(null)
  useFocusOnward(list, last)
  useFocusAfterWindow(windows.openId !== null, rules.length === 0, last)
  const sorted = rules.toSorted((one, other) => one.name.localeCompare(other.name, names.locale))
  const deactivated = sorted.filter(({ activated }) => !activated).length
  const shown = withDeactivated ? sorted : sorted.filter(({ activated }) => activated)
  const add = mayChange && (
    <Button
      ref={last}
      variant={rules.length === 0 || isBegun ? 'contained' : 'outlined'}
      startIcon={<Icon path={isBegun ? mdiPencilOutline : mdiPlus} />}
      onClick={() => windows.open(newRule)}
    >
      {t(isBegun ? 'rules.goOn' : 'rules.add')}
    </Button>
  )
  const [none, noneHelp] =
    bid === null
      ? (['rules.none', 'rules.noneHelp'] as const)
      : (['rules.noneOfResident', 'rules.noneOfResidentHelp'] as const)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {rules.length === 0 ? (
        <EmptyState icon={mdiBellPlusOutline} title={t(none)} help={t(noneHelp)}>
          {add}
        </EmptyState>
      ) : (
        <>
          <Typography color="text.secondary">
            {t(bid === null ? 'rules.help' : 'rules.ofResidentHelp')}
          </Typography>
          {/* MUI's own tick costs more than the rest of the list; this one is ticked alike. */}
          {deactivated > 0 && (
            <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
              <Box
                component="input"
                type="checkbox"
                checked={withDeactivated}
                onChange={() => show(!withDeactivated)}
                sx={({ palette }) => ({ width: 20, height: 20, m: 0, accentColor: palette.primary.dark })}
              />
              {t('rules.showDeactivated', { count: deactivated })}
            </Box>
          )}
          {shown.length === 0 && <Typography>{t('rules.noneActive')}</Typography>}
          <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {shown.map((rule) => (
              <RuleRow
                key={rule.id}
                of={of}
                rule={rule}
                fired={firedOf(rule.id)}
                onChange={() => windows.open(rule.id)}
                onDelete={() => begin({ what: 'delete', rule })}
                onDeactivate={() => begin({ what: 'deactivate', rule })}
              />
            ))}
          </Box>
          {add && <div>{add}</div>}
        </>
      )}
      {/* Nobody's name where it is for everybody. */}
      <DialogAbout value={about && isOfAllOnOne(about, bid) ? null : whose}>
        {doing && (
          <SilenceRule
            eid={eid}
            isOfAll={isOfAllOnOne(doing.rule, bid)}
            rule={doing.rule}
            how={doing.what}
            isLast={isLastForCall(doing.rule, rules)}
            isLastOfCareButton={isLastOfCareButton(doing.rule, rules)}
            onDeactivate={() => show(true)}
            onClose={stop}
          />
        )}
        {mayChange && (windows.openId === newRule || changing !== null) && (
          <LoadBoundary onFailed={windows.close}>
            <RuleDialog key={windows.openId} rule={changing} {...{ of, rules }} onClose={windows.close} />
          </LoadBoundary>
        )}
      </DialogAbout>
    </Box>
  )
}

/**
 * Whoever adds the first rule goes on with the button that adds another: the one by which its window was opened went with the empty list,
 * before or after the window did.
 */
function useFocusAfterWindow(isOpen: boolean, isEmpty: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) wasOpen.current = true
    else if (wasOpen.current && document.activeElement === document.body) lead(button.current)
  }, [isOpen, isEmpty, button])
}

/** The rule that somebody is changing, as it is or, where somebody else deleted it meanwhile, as it was last; null: none. */
function useLastSeen(id: string | null, rules: readonly WithId<Rule>[]): WithId<Rule> | null {
  const [last, keep] = useState<WithId<Rule> | null>(null)
  const now = rules.find((one) => one.id === id) ?? null
  if (now !== null && now !== last) keep(now)
  return now ?? (last?.id === id ? last : null)
}
