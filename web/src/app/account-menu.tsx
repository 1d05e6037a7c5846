import {
  mdiAccountCircleOutline,
  mdiAccountEditOutline,
  mdiLockOutline,
  mdiLogout,
  mdiShieldAccountOutline,
  mdiTranslate,
  mdiTuneVariant,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { entersAdminArea } from '@vigie/domain/people/admin-area'
import type { Locale } from '@vigie/domain/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { ActionMenu } from '../components/menu/action-menu.tsx'
import { chooseLocale } from '../lib/i18n/choose-locale.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { lockNow, locksByItself } from '../lib/lock/screen-lock.ts'
import { routes } from '../lib/page/routes.ts'
import { useSession } from '../lib/session/session-context.ts'
import { useSoundWanted } from '../lib/sound/sound-wanted.ts'
import { useSignOut } from './use-sign-out.tsx'

interface Props {
  onLocaleChosen: (locale: Locale) => void
}

/** Who is signed in, the sound of alerts, the language, and the way out. */
export function AccountMenu({ onLocaleChosen }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { displayName, user, person, memberships } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [soundWanted, wantSound] = useSoundWanted()
  const { signOut, question } = useSignOut()
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

  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t('shell.account')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <Icon path={mdiAccountCircleOutline} />
      </IconButton>
      <ActionMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        header={
          <>
            <Typography sx={{ fontWeight: 700 }}>{displayName}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {user.email}
            </Typography>
          </>
        }
        items={[
          { label: t('places.profile'), icon: mdiAccountEditOutline, act: () => navigate(routes.profile) },
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
      {question}
    </>
  )
}
