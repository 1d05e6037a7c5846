import { useTranslation } from 'react-i18next'
import { Message } from './message.tsx'

/** Tells whoever comes back to a form that what they typed in it is there, and not saved. */
export function KeptNotice({ wasKept }: { wasKept: boolean }) {
  const { t } = useTranslation()
  return <Message kind="info">{wasKept && t('common.notSavedYet')}</Message>
}
