import { mdiAccountMultipleOutline, mdiAccountRemoveOutline, mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { levelNameOf } from '@vigie/domain/people/levels'
import { roleNames, roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { together } from '../../../../../lib/text/together.ts'

interface Props {
  member: Member
  /** Whom they follow, of a caregiver. */
  follows: ReactNode
  onChange: () => void
  onChangeFollowed: () => void
  onRevoke: () => void
}

/** Somebody of the home: what they are, and what they may do there. */
export function MemberRow({ member, follows, onChange, onChangeFollowed, onRevoke }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { displayName: name, role, roleId } = member
  const level = t(`people.levels.${levelNameOf(roleId)}`)
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          {name}
        </Typography>
        <Typography>{together(role !== null && roleNames[role][locale], level)}</Typography>
        {role === roles.CAREGIVER && follows}
      </Box>
      {role === roles.CAREGIVER && (
        <IconButton onClick={onChangeFollowed} aria-label={t('people.changeFollowedOf', { name })}>
          <Icon path={mdiAccountMultipleOutline} />
        </IconButton>
      )}
      <IconButton onClick={onChange} aria-label={t('people.changeLevelOf', { name })}>
        <Icon path={mdiPencilOutline} />
      </IconButton>
      <IconButton onClick={onRevoke} aria-label={t('people.revokeOf', { name })}>
        <Icon path={mdiAccountRemoveOutline} />
      </IconButton>
    </Card>
  )
}
