import {
  mdiAccountEditOutline,
  mdiBellOutline,
  mdiEmailOutline,
  mdiLockOutline,
  mdiLogout,
  mdiShieldAccountOutline,
  mdiTranslate,
  mdiTuneVariant,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js'
import Typography from '@mui/material/Typography'
import { entersAdminArea } from '@vigie/domain/people/admin-area'
import type { Locale } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import MenuList from '../components/menu/menu-list.tsx'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { isUnattended } from '../features/care/alerts/own-acts.ts'
import { askAboutInvitations, useOwnInvitations } from '../features/care/establishments/own-invitations.ts'
import { chooseLocale } from '../lib/i18n/choose-locale.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { lockNow, locksByItself } from '../lib/lock/screen-lock.ts'
import { tell } from '../lib/notices/notices.ts'
import { routes } from '../lib/page/routes.ts'
import { useSession } from '../lib/session/session-context.ts'
import { useSoundWanted } from '../lib/sound/sound-wanted.ts'
import { useAsksForTerms } from './use-visitor.ts'

interface Props {
  anchor: HTMLElement
  onClose: () => void
  onLocaleChosen: (locale: Locale) => void
  signOut: () => void
}

/** Who is signed in, the sound of alerts, the language, and the way out. */
export default function AccountMenuList({ anchor, onClose, onLocaleChosen, signOut }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { displayName, user, person, memberships } = useSession()
  const [soundWanted, wantSound] = useSoundWanted()
  const invitations = useOwnInvitations()?.waiting.length ?? 0
  const asksForTerms = useAsksForTerms()
  const { list } = useOpenAlerts()
  const other: Locale = useLocale() === 'fr' ? 'en' : 'fr'
  const switchLocale = () => {
    chooseLocale(other)
    onLocaleChosen(other)
  }

  const administration = {
    label: t('establishments.administered'),
    icon: mdiShieldAccountOutline,
    act: () => navigate(routes.administered),
  }
  const invited = {
    label: t('invited.waiting', { count: invitations }),
    icon: mdiEmailOutline,
    act: () => {
      askAboutInvitations()
      if (list.some(isUnattended)) tell({ kind: 'info', text: () => t('invited.afterAlerts') })
    },
  }

  return (
    <MenuList
      anchor={anchor}
      onClose={onClose}
      header={
        <>
          <Typography sx={{ fontWeight: 700 }}>{displayName}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </>
      }
      items={[
        ...(invitations > 0 && !asksForTerms ? [invited] : []),
        { label: t('places.profile'), icon: mdiAccountEditOutline, act: () => navigate(routes.profile) },
        { label: t('places.ownMessages'), icon: mdiBellOutline, act: () => navigate(routes.ownMessages) },
        { label: t('places.settings'), icon: mdiTuneVariant, act: () => navigate(routes.settings) },
        {
          label: t(soundWanted ? 'shell.soundOn' : 'shell.soundOff'),
          icon: soundWanted ? mdiVolumeHigh : mdiVolumeOff,
          checked: soundWanted,
          act: () => wantSound(!soundWanted),
        },
        ...(locksByItself() ? [{ label: t('lock.now'), icon: mdiLockOutline, act: lockNow }] : []),
        ...(entersAdminArea(person, memberships) ? [administration] : []),
        { label: t('shell.language'), icon: mdiTranslate, lang: other, act: switchLocale },
        { label: t('shell.signOut'), icon: mdiLogout, act: signOut },
      ]}
    />
  )
}
