import {
  mdiAccountClockOutline,
  mdiAccountMultipleOutline,
  mdiAccountRemoveOutline,
  mdiPencilOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { isAway } from '@vigie/domain/people/away'
import { levelNameOf } from '@vigie/domain/people/levels'
import { roleNames, roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { together } from '../../../../../lib/text/together.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { dayAndTime } from '../../../../../lib/time/words.ts'

interface Props {
  member: Member
  /** Of the home. */
  timeZone: string
  /** Whom they follow, of a caregiver. */
  follows: ReactNode
  onChange: () => void
  onChangeFollowed: () => void
  onChangeAway: () => void
  onRevoke: () => void
}

/** Somebody of the home: what they are, and what they may do there. */
export function MemberRow({
  member,
  timeZone,
  follows,
  onChange,
  onChangeFollowed,
  onChangeAway,
  onRevoke,
}: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { person } = useSession()
  const { uid, displayName: name, role, roleId, away, isClosed } = member
  const now = useNow()
  const isGone = isAway(away, now)
  const level = t(`people.levels.${levelNameOf(roleId)}`)
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      {/* On a phone what can be done goes below: four buttons would leave a name a column of ten letters. */}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          {name}
        </Typography>
        <Typography>
          {together(
            uid === person.uid && t('people.oneself'),
            role !== null && roleNames[role][locale],
            level,
          )}
        </Typography>
        {isClosed && <Typography sx={{ fontWeight: 700 }}>{t('people.closed')}</Typography>}
        {isGone && (
          <Typography sx={{ fontWeight: 700 }}>
            {typeof away?.until === 'number'
              ? t('people.away.until', { time: dayAndTime(away.until, now, timeZone, locale) })
              : t('people.away.open')}
          </Typography>
        )}
        {role === roles.CAREGIVER && follows}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        {role === roles.CAREGIVER && (
          <IconButton onClick={onChangeFollowed} aria-label={t('people.changeFollowedOf', { name })}>
            <Icon path={mdiAccountMultipleOutline} />
          </IconButton>
        )}
        <IconButton
          onClick={onChangeAway}
          aria-label={t(isGone ? 'people.away.backOf' : 'people.away.leaveOf', { name })}
        >
          <Icon path={mdiAccountClockOutline} />
        </IconButton>
        <IconButton onClick={onChange} aria-label={t('people.changeLevelOf', { name })}>
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton onClick={onRevoke} aria-label={t('people.revokeOf', { name })}>
          <Icon path={mdiAccountRemoveOutline} />
        </IconButton>
      </Box>
    </Card>
  )
}
