import { mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { StoredPlan, StoredResidentPlan } from '@vigie/domain/alerts/escalation-plan'
import { byRoom } from '@vigie/domain/care/by-room'
import { lazy, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../../components/load-boundary.tsx'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { TitledCard } from '../../../../../components/titled-card.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import type { LiveList } from '../../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useIsKept } from '../../../../../lib/page/half-filled-forms.ts'
import { useFocusOnward } from '../../../../../lib/page/use-focus-onward.ts'
import { useWindowEntries } from '../../../../../lib/page/use-window-entry.ts'
import { residentsSource } from '../../../records/resident-sources.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import { roomAndName } from '../../../residents/room-and-name.ts'
import type { Known } from './plan-form.ts'
import { RemoveResidentPlan } from './remove-resident-plan.tsx'
import { ResidentPlanRow } from './resident-plan-row.tsx'
import { newPlan, residentPlanForm } from './use-resident-plan-form.ts'

const ResidentPlanDialog = lazy(() => import('./resident-plan-dialog.tsx'))

interface Props {
  eid: string
  plans: LiveList<StoredResidentPlan>
  ofHome: StoredPlan | null
  known: Known
}

/** The residents whose alerts follow a plan of their own, by room, and what is done about these plans. */
export default function ResidentPlans({ eid, plans, ofHome, known }: Props) {
  const { t } = useTranslation()
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  const unreadable = useUnreadableNames()
  const windows = useWindowEntries('residentPlan')
  const isBegun = useIsKept(residentPlanForm(eid, newPlan))
  const [removed, ask] = useState<{ id: string; name: string; updatedAt: number | null } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useFocusOnward(list, add)
  if (residents.status === 'failed') return <NoAccess />
  if (residents.status !== 'ready') return <Skeletons shape="rows" />
  const living = residents.value.items.toSorted(byRoom)
  const stored = new Map<string, StoredResidentPlan | null>([
    ...plans.items.map(({ id, path: _, ...plan }) => [id, plan] as const),
    ...plans.unreadable.map(({ id }) => [id, null] as const),
  ])
  const names = new Map(living.map((one) => [one.id, roomAndName(one)]))
  const nameOf = (id: string) => names.get(id) ?? t('escalation.ownUnknown', { id })
  const unknown = [...stored.keys()].filter((id) => !names.has(id))
  const withOwn = [...living.map(({ id }) => id).filter((id) => stored.has(id)), ...unknown]
  const others = new Map([...names].filter(([id]) => !stored.has(id)))
  const { openId } = windows
  return (
    <TitledCard title={t('escalation.own')} help={t('escalation.ownHelp')}>
      <Unreadable names={unreadable(residents.value.unreadable)} />
      {withOwn.length === 0 && <Typography>{t('escalation.ownNone')}</Typography>}
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {withOwn.map((id) => (
          <ResidentPlanRow
            key={id}
            name={nameOf(id)}
            plan={stored.get(id) ?? null}
            onChange={() => windows.open(id)}
            onRemove={() => ask({ id, name: nameOf(id), updatedAt: stored.get(id)?.updatedAt ?? null })}
          />
        ))}
      </Box>
      {others.size > 0 && (
        <div>
          <Button
            ref={add}
            variant="outlined"
            startIcon={<Icon path={mdiPlus} />}
            onClick={() => windows.open(newPlan)}
          >
            {t(isBegun ? 'escalation.ownGoOn' : 'escalation.ownAdd')}
          </Button>
        </div>
      )}
      {removed && (
        <RemoveResidentPlan
          eid={eid}
          resident={removed}
          updatedAt={removed.updatedAt}
          hasOthers={ofHome?.activated === true}
          onClose={() => ask(null)}
        />
      )}
      {openId !== null && (
        <LoadBoundary onFailed={windows.close}>
          <ResidentPlanDialog
            key={openId}
            eid={eid}
            resident={openId === newPlan ? null : { id: openId, name: nameOf(openId) }}
            stored={stored.get(openId) ?? null}
            {...{ others, ofHome, known }}
            onClose={windows.close}
          />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}
