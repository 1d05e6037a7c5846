import Link from '@mui/material/Link'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Message } from '../../../../components/message.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { roomNameAndState } from '../room-and-name.ts'

interface Props {
  eid: string
  /** Null: nobody, or it was not asked yet. */
  there: WithId<Beneficiary> | null
  onClose: () => void
}

/** Says that somebody of this name is there already, archived or not, and leads to them: nothing joins two records of one person. */
export function SameThere({ eid, there, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Message kind="info">
      {there && (
        <>
          {t('residentForm.sameThere', { name: roomNameAndState(there, t) })}{' '}
          <Link
            component={RouterLink}
            to={routes.beneficiary(eid, there.id)}
            onClick={onClose}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('residentForm.openThere')}
          </Link>
        </>
      )}
    </Message>
  )
}
