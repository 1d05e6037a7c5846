import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useManaged } from '../establishments/manage/use-managed.ts'
import { DocumentList } from './document-list.tsx'

/** /establishment/{eid}/documents: the videos and documents of a home, for everybody who reads it. */
export default function HomeDocumentsTab() {
  const { t } = useTranslation()
  const { id: eid, name, access, details } = useManaged()
  const { loading } = useEstablishments()
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  const mayWrite = can(access, 'create', 'establishmentDocuments')
  return (
    <DocumentList
      of={{ eid, bid: null, timeZone: details.timeZone, mayWrite, mayDelete: () => mayWrite }}
      noneHelp={t(mayWrite ? 'documents.noneOfHomeToAddHelp' : 'documents.noneOfHomeHelp')}
    />
  )
}
