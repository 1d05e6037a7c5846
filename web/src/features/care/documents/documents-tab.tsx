import { useTranslation } from 'react-i18next'
import { useShownResident } from '../residents/use-shown-resident.ts'
import { DocumentList } from './document-list.tsx'
import { useDocumentsOfShown } from './documents-of.ts'

/** /establishment/{eid}/beneficiary/{bid}/documents: the documents of a resident. */
export default function DocumentsTab() {
  const { t } = useTranslation()
  const of = useDocumentsOfShown()
  const { resident } = useShownResident()
  const toRead = resident.state === 'archived' ? 'documents.noneArchivedHelp' : 'documents.noneHelp'
  return <DocumentList of={of} noneHelp={t(of.mayWrite ? 'documents.noneToAddHelp' : toRead)} />
}
