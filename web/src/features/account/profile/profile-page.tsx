import Box from '@mui/material/Box'
import { isAway } from '@vigie/domain/people/away'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeletons } from '../../../components/skeletons.tsx'
import { profileFormSource } from '../../../lib/firebase/own-records.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { NameForm } from './name-form.tsx'
import { NoPassword } from './no-password.tsx'
import { OtherDevices } from './other-devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { UnlockCodeForm } from './unlock-code-form.tsx'

const AwayForm = lazy(() => import('./away-form.tsx'))
const PhonesForm = lazy(() => import('./phones-form.tsx'))
const PushForm = lazy(() => import('./push-form.tsx'))

interface Props {
  /** The alerts that the person is on, in words; null: on none. */
  inHand: ReactNode
}

/** /profile: what people change of themselves. */
export default function ProfilePage({ inHand }: Props) {
  const { t } = useTranslation()
  const { user, memberships } = useSession()
  // Whoever is away comes to say that they are back. It stays where it was found.
  const [cameAway] = useState(() =>
    memberships.some(({ state, away }) => state === 'accepted' && isAway(away, Date.now())),
  )
  usePageHeader(t('places.profile'), routes.establishments)
  const profile = useLive(useMemo(() => profileFormSource(user.uid), [user.uid]))
  // The session throws where its own look at the same record fails, and leaves where there is none.
  if (profile.status !== 'ready' || profile.value === null) return <Skeletons shape="rows" />
  const awayForm = (
    <Suspense fallback={<Skeletons shape="rows" />}>
      <AwayForm uid={user.uid} inHand={inHand} />
    </Suspense>
  )
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password')
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', display: 'grid', gap: 2 }}>
      {cameAway && awayForm}
      <NameForm uid={user.uid} profile={profile.value} />
      <Suspense fallback={<Skeletons shape="rows" />}>
        <PhonesForm uid={user.uid} profile={profile.value} />
      </Suspense>
      <Suspense fallback={<Skeletons shape="rows" />}>
        <PushForm uid={user.uid} profile={profile.value} />
      </Suspense>
      {!cameAway && awayForm}
      {hasPassword ? (
        <>
          <PasswordForm />
          <UnlockCodeForm hasCode={profile.value.hasUnlockCode} />
          <OtherDevices />
        </>
      ) : (
        <NoPassword email={profile.value.email} />
      )}
    </Box>
  )
}
