import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'

interface Props {
  name: string
  /** In words. */
  size: string
  /** It is to be sent all the same. */
  onSend: () => void
}

/** That a file of that name and size is there already and is not sent again, unless one says so. */
export function LeftOut({ name, size, onSend }: Props) {
  const { t } = useTranslation()
  return (
    <Message kind="info">
      <strong>{name}</strong> ({size}) · {t('documents.isThere')}
      <br />
      <Button onClick={onSend} aria-label={t('documents.sendAnywayOf', { name })} sx={{ ml: -1 }}>
        {t('documents.sendAnyway')}
      </Button>
    </Message>
  )
}
