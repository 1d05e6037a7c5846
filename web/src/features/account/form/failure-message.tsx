import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import type { FailureWords } from './failure-words.ts'

/** Says on the page itself why something was not done; nothing where nothing failed. */
export function FailureMessage({ failure }: { failure: FailureWords | null }) {
  const { t } = useTranslation()
  const words = failure && (typeof failure === 'string' ? t(failure) : failure.said)
  return <Message kind="error">{words}</Message>
}
