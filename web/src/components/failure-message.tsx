import { useTranslation } from 'react-i18next'
import type { FailureWords } from '../lib/api/failure-words.ts'
import { Message } from './message.tsx'

interface Props {
  failure: FailureWords | null
  /** Whether it is being tried again. */
  isBusy: boolean
}

/** Says within a page why something was not done; nothing where it was. */
export function FailureMessage({ failure, isBusy }: Props) {
  const { t } = useTranslation()
  return (
    <Message kind="error" isPast={isBusy}>
      {failure && ('said' in failure ? failure.said : t(failure.key))}
    </Message>
  )
}
