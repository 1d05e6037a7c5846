import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountFrame } from '../features/account/form/account-frame.tsx'

/** Where every unknown address leads whoever is not signed in. */
export default function NotFoundOutside() {
  const { t } = useTranslation()
  return (
    <AccountFrame title={t('notFound.title')}>
      <Typography>{t('notFound.help')}</Typography>
      <Button variant="contained" component={Link} to="/">
        {t('notFound.home')}
      </Button>
    </AccountFrame>
  )
}
