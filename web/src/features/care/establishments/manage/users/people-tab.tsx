import { mdiAccountPlusOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Invitation } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useFocusOnward } from '../../../../../lib/page/use-focus-onward.ts'
import { screenTimeZone } from '../../../../../lib/time/screen-time-zone.ts'
import { invitationsSource } from '../../../records/invitation-sources.ts'
import { membersSource } from '../../../records/managing-sources.ts'
import { allResidentsSource } from '../../../records/resident-sources.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import { useManaged } from '../use-managed.ts'
import { CancelInvitationDialog } from './cancel-invitation-dialog.tsx'
import { ChangeFollowed } from './change-followed.tsx'
import { ChangeLevel } from './change-level.tsx'
import { Follows } from './follows.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

const ChangeAway = lazy(() => import('./change-away.tsx'))

type Doing =
  | { what: 'invite' }
  | { what: 'cancel'; invitation: WithId<Invitation> }
  | { what: 'level' | 'followed' | 'away' | 'revoke'; member: Member }
  | null

const rows = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }

/** /establishment/{eid}/users: the people of a home by name, and who is invited. */
export default function PeopleTab() {
  const { id: eid, details } = useManaged()
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  const invited = useLive(useMemo(() => invitationsSource(eid), [eid]))
  const names = useUnreadableNames()
  if (members.status === 'failed' || invited.status === 'failed') return <NoAccess />
  if (members.status !== 'ready' || invited.status !== 'ready') return <Skeletons shape="rows" />
  return (
    <>
      <Unreadable names={names([...members.value.unreadable, ...invited.value.unreadable])} />
      <People
        eid={eid}
        // Its own, but of a home whose clock cannot be read.
        timeZone={details?.timeZone ?? screenTimeZone}
        members={members.value.items}
        invitations={invited.value.items}
      />
    </>
  )
}

interface Props {
  eid: string
  timeZone: string
  members: readonly Member[]
  invitations: readonly WithId<Invitation>[]
}

function People({ eid, timeZone, members, invitations }: Props) {
  const { t } = useTranslation()
  const [doing, begin] = useState<Doing>(null)
  const stop = () => begin(null)
  const invited = useRef<HTMLUListElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const invite = useRef<HTMLButtonElement>(null)
  // Of two lists: whoever cancels the last invitation does not go on with what withdraws an access.
  useFocusOnward(invited, invite)
  useFocusOnward(list, invite)
  // Most homes have no caregivers, and need no list of residents here.
  const hasCaregivers =
    members.some(({ role }) => role === roles.CAREGIVER) ||
    invitations.some(({ beneficiaryIds }) => beneficiaryIds.length > 0)
  const living = useLive(
    useMemo(() => (hasCaregivers ? allResidentsSource(eid) : null), [hasCaregivers, eid]),
  )
  const residents = living.status === 'ready' ? living.value.items : null
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <div>
        <Button
          ref={invite}
          variant="contained"
          startIcon={<Icon path={mdiAccountPlusOutline} />}
          onClick={() => begin({ what: 'invite' })}
        >
          {t('people.invite')}
        </Button>
      </div>
      {invitations.length > 0 && (
        <Box ref={invited} component="ul" sx={rows}>
          {invitations
            .toSorted((one, other) => one.email.localeCompare(other.email))
            .map((invitation) => (
              <InvitationRow
                key={invitation.id}
                eid={eid}
                invitation={invitation}
                timeZone={timeZone}
                follows={<Follows followed={invitation.beneficiaryIds} residents={residents} />}
                onCancel={() => begin({ what: 'cancel', invitation })}
              />
            ))}
        </Box>
      )}
      <Box ref={list} component="ul" sx={rows}>
        {members
          .toSorted((one, other) => one.displayName.localeCompare(other.displayName))
          .map((member) => (
            <MemberRow
              key={member.uid}
              member={member}
              timeZone={timeZone}
              follows={<Follows followed={member.beneficiaryIds} residents={residents} />}
              onChangeFollowed={() => begin({ what: 'followed', member })}
              onChangeAway={() => begin({ what: 'away', member })}
              onChange={() => begin({ what: 'level', member })}
              onRevoke={() => begin({ what: 'revoke', member })}
            />
          ))}
      </Box>
      {doing?.what === 'invite' && <InviteDialog eid={eid} onClose={stop} />}
      {doing?.what === 'cancel' && (
        <CancelInvitationDialog eid={eid} invitation={doing.invitation} onClose={stop} />
      )}
      {doing?.what === 'level' && <ChangeLevel eid={eid} member={doing.member} onClose={stop} />}
      {doing?.what === 'followed' && <ChangeFollowed eid={eid} member={doing.member} onClose={stop} />}
      <Suspense>
        {doing?.what === 'away' && (
          <ChangeAway eid={eid} timeZone={timeZone} member={doing.member} onClose={stop} />
        )}
      </Suspense>
      {doing?.what === 'revoke' && <RevokeDialog eid={eid} member={doing.member} onClose={stop} />}
    </Box>
  )
}
