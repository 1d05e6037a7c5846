import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Message } from '../../../components/message.tsx'
import { routes } from '../../../lib/page/routes.ts'

interface Props {
  eid: string
  aid: string
  isThere: boolean
  isKnown: boolean
}

/** Says that the alert which was asked for is not on the page, and leads to its record; not of one that was there a moment ago, and is over now. */
export function AlertNotThere({ eid, aid, isThere, isKnown }: Props) {
  const { t } = useTranslation()
  const [wasThere, setWasThere] = useState(false)
  if (isThere && !wasThere) setWasThere(true)
  return (
    <Message kind="info">
      {isKnown && !isThere && !wasThere && (
        <>
          {`${t('alertsPage.notThere')} `}
          <Link component={RouterLink} to={routes.alertRecord(eid, aid)}>
            {t('alerts.details')}
          </Link>
        </>
      )}
    </Message>
  )
}
