import { useTranslation } from 'react-i18next'
import { Message } from './message.tsx'

/** Says how many records cannot be shown; nothing when all can. */
export function Unreadable({ count }: { count: number }) {
  const { t } = useTranslation()
  return <Message kind="error">{count > 0 && t('common.unreadable', { count })}</Message>
}
