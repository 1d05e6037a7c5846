import { useTranslation } from 'react-i18next'
import type { FailureWords } from '../lib/api/failure-words.ts'
import { Message } from './message.tsx'

/** Says within a page why something was not done; nothing where it was. */
export function FailureMessage({ failure }: { failure: FailureWords | null }) {
  const { t } = useTranslation()
  return <Message kind="error">{failure && ('said' in failure ? failure.said : t(failure.key))}</Message>
}
