import Box from '@mui/material/Box'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { DialogAbout } from '../../../components/dialog-about.ts'
import { NoAccess } from '../../../components/no-access.tsx'
import { PageTabs } from '../../../components/page-tabs.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { code } from '../../../lib/page/code.ts'
import { later } from '../../../lib/page/later.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { WriteNote } from '../notes/write-note.tsx'
import { devicesSource } from '../records/device-sources.ts'
import { residentSource } from '../records/resident-sources.ts'
import { CareOfResident } from '../snoozes/care-of-resident.tsx'
import { maySilence } from '../snoozes/may-silence.ts'
import { ManageResident } from './manage/manage-resident.tsx'
import { mayWriteCare } from './may-write-care.ts'
import type { KnownResident } from './of-resident.tsx'
import { ResidentHeader } from './resident-header.tsx'
import { residentTabs } from './resident-tabs.ts'
import { roomAndName } from './room-and-name.ts'
import { useOpenedTrace } from './use-opened-trace.ts'
import type { ShownResident } from './use-shown-resident.ts'

// For the few who open what is not there.
const ResidentNotShown = later(
  code(() => import('./resident-not-shown.tsx')),
  <Skeletons shape="columns" />,
)

/** What stands around every tab of a resident, once it is known in which establishment they live. */
export function ResidentView({ establishment, details, bid }: KnownResident) {
  const { t } = useTranslation()
  const eid = establishment.id
  const { pathname } = useLocation()
  const { timeZone } = details
  const resident = useLive(useMemo(() => residentSource(eid, bid), [eid, bid]))
  const devices = useLive(useMemo(() => devicesSource(eid, bid), [eid, bid]))
  const known = resident.status === 'ready' ? resident.value : null
  const hasRoom = known !== null && known.room.trim() !== ''
  const title = known ? roomAndName(known) : t('resident.title')
  const tabTitle = hasRoom ? t('common.room', { room: known.room }) : t('resident.title')
  usePageHeader(title, routes.establishment(eid), tabTitle)
  useOpenedTrace(eid, bid, timeZone)

  if (resident.status === 'loading') return <Skeletons shape="columns" />
  if (resident.status === 'failed') {
    return resident.code === 'unreadable' ? <ResidentNotShown eid={eid} isThere /> : <NoAccess />
  }
  if (known === null) return <ResidentNotShown eid={eid} isThere={false} />
  // The first is at the address of the resident, which every other begins with.
  const current = residentTabs.findLast((tab) =>
    [tab, ...tab.also].some(({ path }) => matchPath({ path: path(':eid', ':bid'), end: false }, pathname)),
  )
  const mayAct = maySilence(establishment, known)
  const shown: ShownResident = { establishment, timeZone, bid, resident: known, devices }
  return (
    <DialogAbout value={title}>
      {/* What is wider than a phone, as the tabs are, scrolls by itself and not with the page. */}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
        <ResidentHeader
          eid={eid}
          bid={bid}
          resident={known}
          devices={devices.status === 'ready' ? devices.value.items : null}
          timeZone={timeZone}
          unheard={details.silent ?? null}
          correction={
            can(establishment.access, 'update', 'beneficiaries') && (
              <ManageResident
                eid={eid}
                bid={bid}
                resident={known}
                devices={devices.status === 'ready' ? devices.value.items.length : null}
              />
            )
          }
          mayRecord={mayWriteCare('moods', establishment, known)}
          care={
            <CareOfResident
              {...{ eid, bid, resident: known, timeZone }}
              devices={devices.status === 'ready' ? devices.value.items : null}
              mayAct={mayAct}
              // On a phone the other tabs have no room to spare above what they are about.
              mayBegin={mayAct && current === residentTabs[0]}
            />
          }
          note={<WriteNote of={{ eid, bid, access: establishment.access, timeZone, resident: known }} />}
        />
        <div>
          <PageTabs
            label={t('resident.tabs')}
            tabs={residentTabs.map((tab) => ({ to: tab.path(eid, bid), title: t(tab.title) }))}
            current={current?.path(eid, bid) ?? false}
          />
          <div role="tabpanel" aria-label={t(current?.title ?? 'resident.title')}>
            <Outlet context={shown} />
          </div>
        </div>
      </Box>
    </DialogAbout>
  )
}
