import Box from '@mui/material/Box'
import { usualKeptMonths } from '@vigie/domain/care/days-kept'
import { can } from '@vigie/domain/people/permissions'
import { lazy, Suspense } from 'react'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { loadWithTexts } from '../../../../../lib/i18n/parts.ts'
import { useEstablishments } from '../../../establishments/establishments-context.ts'
import { useManaged } from '../use-managed.ts'
import { ApiKeys } from './api-keys.tsx'
import { HomeState } from './home-state.tsx'
import { RemoveEvents } from './remove-events.tsx'
import { SharedScreens } from './shared-screens.tsx'

const WallBoard = lazy(() => loadWithTexts('seldom', () => import('./wall-board.tsx')))
const DaysKept = lazy(() => loadWithTexts('seldom', () => import('./days-kept.tsx')))
const ChangeInformations = lazy(() => import('./change-informations.tsx'))

/** /establishment/{eid}/informations: what a home is called and where, whether it is active, and its gateways' keys. */
export default function InformationsTab() {
  const { id, name, access, details } = useManaged()
  const { loading } = useEstablishments()
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <HomeState eid={id} establishment={details} />
      <Suspense fallback={<Skeletons shape="rows" />}>
        <ChangeInformations eid={id} establishment={details} />
      </Suspense>
      <SharedScreens eid={id} minutes={details.lockAfterMinutes ?? null} />
      <Suspense fallback={<Skeletons shape="rows" />}>
        <WallBoard eid={id} showsNames={details.boardShowsNames === true} />
        <DaysKept
          eid={id}
          name={details.name}
          keptMonths={details.keptMonths ?? usualKeptMonths}
          timeZone={details.timeZone}
        />
      </Suspense>
      <ApiKeys eid={id} timeZone={details.timeZone} />
      {can(access, 'delete', 'days') && (
        <RemoveEvents eid={id} name={details.name} timeZone={details.timeZone} />
      )}
    </Box>
  )
}
