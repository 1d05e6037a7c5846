import Box from '@mui/material/Box'
import type { UserRecord } from '@vigie/domain/api/user-record-calls'
import { roleNames } from '@vigie/domain/people/roles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../components/age.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { usePhoneWords } from '../../../lib/phone/phones.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { UidFact } from './uid-fact.tsx'

/** Who somebody is and how they are reached. */
export default function UserFacts({ user }: { user: UserRecord }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const phoneWords = usePhoneWords([user.phoneMobile, user.phoneFix, user.phone].some((one) => one !== null))
  const number = (phone: string | null) =>
    phone !== null &&
    [
      phoneWords(phone),
      !user.verifiedPhones.includes(phone) && t('adminUsers.numberUnverified'),
      user.stoppedPhones?.includes(phone) && t('adminUsers.numberStopped'),
    ]
      .filter(Boolean)
      .join(' · ')
  const facts: [string, ReactNode][] = [
    [t('adminUsers.username'), user.username],
    [
      t('adminUsers.email'),
      `${user.email} · ${t(user.emailVerified ? 'adminUsers.verified' : 'adminUsers.unverified')}`,
    ],
    [t('adminUsers.role'), user.roleId === null ? t('adminUsers.noRole') : roleNames[user.roleId][locale]],
    [t('adminUsers.isSuperAdmin'), t(user.isSuperAdmin ? 'adminUsers.yes' : 'adminUsers.no')],
    [t('adminUsers.language'), t(`adminUsers.locales.${user.locale}`)],
    [t('adminUsers.mobile'), number(user.phoneMobile)],
    [t('adminUsers.fixed'), number(user.phoneFix)],
    [t('adminUsers.extension'), user.phoneExt],
    [t('adminUsers.phone'), number(user.phone)],
    [t('adminUsers.followed'), user.beneficiariesCount],
    [
      t('adminUsers.lastConnection'),
      user.lastConnectionAt === null ? (
        t('adminUsers.never')
      ) : (
        <Age at={user.lastConnectionAt} timeZone={screenTimeZone} />
      ),
    ],
    [t('adminUsers.createdAt'), <Age key="createdAt" at={user.createdAt} timeZone={screenTimeZone} />],
    [t('adminUsers.uid'), <UidFact key="uid" uid={user.uid} />],
  ]
  const marks = [user.operator && t('adminUsers.operator'), user.disabled && t('adminUsers.disabled')]
  return (
    <TitledCard title={t('adminUsers.facts')} help={marks.filter(Boolean).join(' · ')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' },
          rowGap: { xs: 0, sm: 1 },
          overflowWrap: 'anywhere',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value === null || value === false || value === '' ? '—' : value}</dd>
          </Box>
        ))}
      </Box>
    </TitledCard>
  )
}
