import Typography from '@mui/material/Typography'
import { giveRoleCall } from '@vigie/domain/api/profile-calls'
import type { UserRecord } from '@vigie/domain/api/user-record-calls'
import { type RoleId, type RoleName, roleNames, roles } from '@vigie/domain/people/roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../components/choice.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { tellLonelyRules } from '../../../components/tell-lonely-rules.ts'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tell } from '../../../lib/notices/notices.ts'

interface Props {
  user: Pick<UserRecord, 'uid' | 'displayName' | 'roleId'>
  onGiven: () => void
  onClose: () => void
}

const offered = Object.values(roles)
const nameOf = (role: RoleId) =>
  (Object.keys(roles) as RoleName[]).find((name) => roles[name] === role) ?? 'READ_WRITE'

/** Says who somebody is, in all their homes, and which rules tell nobody since. */
export default function GiveRole({ user: { uid, displayName: name, roleId }, onGiven, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [chosen, setChosen] = useState<RoleId>(roleId ?? roles.READ_WRITE)
  const sending = useSending()
  const give = async () => {
    const body = { roleId: chosen }
    const change = async () => {
      const { lonelyRules } = await callApi(giveRoleCall, { params: { uid }, body })
      tell({
        kind: 'success',
        text: () => t('adminUsers.roleChanged', { name, role: roleNames[chosen][locale] }),
      })
      tellLonelyRules(t, lonelyRules)
    }
    if (!(await sending.send(change))) return
    onGiven()
    onClose()
  }
  return (
    <FormDialog
      title={t('adminUsers.changeRoleOf', { name })}
      sending={sending}
      button={t('common.save')}
      onSubmit={give}
      onClose={onClose}
    >
      <Choice
        label={t('adminUsers.role')}
        name="role"
        help={t(`rights.roleMeans.${nameOf(chosen)}`)}
        value={String(chosen)}
        onChange={(value) => setChosen(offered.find((one) => String(one) === value) ?? chosen)}
      >
        {offered.map((role) => (
          <option key={role} value={role}>
            {roleNames[role][locale]}
          </option>
        ))}
      </Choice>
      <Typography sx={{ color: 'text.secondary' }}>{t('adminUsers.roleHelp')}</Typography>
    </FormDialog>
  )
}
