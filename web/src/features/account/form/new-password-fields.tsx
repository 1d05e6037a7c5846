import { mdiCheckCircleOutline, mdiCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { lacksOf, passwordLacks } from '@vigie/domain/people/password'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { NewPassword, PasswordFaults } from './new-password.ts'
import { PasswordField } from './password-field.tsx'

interface Props extends NewPassword {
  onChange: (change: Partial<NewPassword>) => void
  onLeave: (field: keyof NewPassword) => void
  /** What is to be said of it by now. */
  faults: PasswordFaults
  inputs: Record<keyof NewPassword, RefObject<HTMLInputElement | null>>
}

/** A new password, typed twice, with what it still lacks as one types. */
export function NewPasswordFields({ password, again, onChange, onLeave, faults, inputs }: Props) {
  const { t } = useTranslation()
  const needsId = useId()
  const lacks = lacksOf(password)
  return (
    <>
      <div>
        <PasswordField
          label={t('account.newPassword')}
          name="password"
          autoComplete="new-password"
          describedBy={needsId}
          inputRef={inputs.password}
          value={password}
          onChange={(value) => onChange({ password: value })}
          onLeave={() => onLeave('password')}
          error={faults.password ? t(`account.${faults.password}`) : null}
        />
        <Box
          component="ul"
          id={needsId}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.25 }}
        >
          {passwordLacks.map((lack) => {
            const isThere = !lacks.includes(lack)
            return (
              <Box
                component="li"
                key={lack}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.75,
                  color: isThere ? 'success.dark' : 'text.secondary',
                }}
              >
                <Icon
                  fontSize="small"
                  path={isThere ? mdiCheckCircleOutline : mdiCircleOutline}
                  label={t(isThere ? 'account.there' : 'account.missing')}
                />
                {t(`account.needs.${lack}`)}
              </Box>
            )
          })}
        </Box>
      </div>
      <PasswordField
        label={t('account.again')}
        name="again"
        autoComplete="new-password"
        inputRef={inputs.again}
        value={again}
        onChange={(value) => onChange({ again: value })}
        onLeave={() => onLeave('again')}
        error={faults.again ? t(`account.${faults.again}`) : null}
      />
    </>
  )
}
