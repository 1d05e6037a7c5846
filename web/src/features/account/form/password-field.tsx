import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment'>

/** A password or code, which can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      endAdornment={
        <IconButton
          edge="end"
          onClick={() => setVisible(!visible)}
          aria-label={t(visible ? 'signIn.hideTyped' : 'signIn.showTyped')}
        >
          <Icon path={visible ? mdiEyeOffOutline : mdiEyeOutline} />
        </IconButton>
      }
    />
  )
}
