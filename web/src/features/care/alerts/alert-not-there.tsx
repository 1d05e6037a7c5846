import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'

/** Says that the alert which was asked for is not on the page; not of one that was there a moment ago, and is over now. */
export function AlertNotThere({ isThere, isKnown }: { isThere: boolean; isKnown: boolean }) {
  const { t } = useTranslation()
  const [wasThere, setWasThere] = useState(false)
  if (isThere && !wasThere) setWasThere(true)
  return <Message kind="info">{isKnown && !isThere && !wasThere && t('alerts.notThere')}</Message>
}
