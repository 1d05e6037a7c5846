import { mdiAccountCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Locale } from '@vigie/domain/text'
import { lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { LoadBoundary } from '../components/load-boundary.tsx'
import { invitationsMark } from '../features/care/establishments/invitations-mark.ts'
import { useShared } from '../lib/shared-value.ts'
import { useSignOut } from './use-sign-out.tsx'

interface Props {
  onLocaleChosen: (locale: Locale) => void
}

const loadList = () => import('./account-menu-list.tsx')
const AccountMenuList = lazy(loadList)

/** Opens who is signed in, and the way out, and is marked while an invitation waits there; what it opens comes right behind the page, as every menu does. */
export function AccountMenu({ onLocaleChosen }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { signOut, question } = useSignOut()
  const close = () => setAnchor(null)
  const isInvited = useShared(invitationsMark)
  useEffect(() => {
    loadList().catch((error: unknown) => console.warn('The menu could not be loaded ahead', error))
  }, [])
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t(isInvited ? 'invited.account' : 'shell.account')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <Icon path={mdiAccountCircleOutline} />
        {isInvited && (
          <Box
            sx={{ position: 'absolute', top: 8, right: 8, p: 0.75, borderRadius: 4, bgcolor: 'primary.dark' }}
          />
        )}
      </IconButton>
      {anchor !== null && (
        <LoadBoundary onFailed={close}>
          <AccountMenuList {...{ anchor, signOut, onLocaleChosen }} onClose={close} />
        </LoadBoundary>
      )}
      {question}
    </>
  )
}
