import { mdiFileDocumentOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { lazy, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ListHeading } from '../../../components/list-heading.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { ReadOn } from '../notes/read-on.tsx'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { AddDocuments } from './add-documents.tsx'
import { DocumentRow, loadDocumentDialog } from './document-row.tsx'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'
import { useUploads } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import { forgetUpload } from './uploads.ts'
import { useDocuments } from './use-documents.ts'

const RenameDocument = lazy(() => import('./rename-document.tsx'))

interface Props {
  of: DocumentsOf
  /** What is said where there is none yet. */
  noneHelp: string
}

/** The documents of a resident or a home, and those that are being sent. */
export function DocumentList({ of, noneHelp }: Props) {
  const { t } = useTranslation()
  const { eid, bid } = of
  const { live, shown: latest, isWhole, more } = useDocuments(of)
  const uploads = useUploads(of)
  // Here: what is typed of one that a colleague deletes stays, in its window.
  const [renamed, rename] = useState<KnownDocument | null>(null)
  const names = useUnreadableNames()
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Right behind the page: whoever opens one may have no line by then.
  useEffect(() => {
    loadDocumentDialog().catch((error: unknown) => console.warn('A window could not be loaded ahead', error))
  }, [])
  useFocusOnward(list, heading)
  const listed: readonly KnownDocument[] = live.status === 'ready' ? live.value.items : []
  const settled = listed.filter(({ state }) => state !== 'coming').map(({ id }) => id)
  const over = uploads.filter(({ id }) => settled.includes(id)).map(({ id }) => id)
  useEffect(() => over.forEach(forgetUpload))
  const sending = uploads.filter(({ id }) => !over.includes(id))
  // What is sent from here has a row of its own.
  const others = (documents: readonly KnownDocument[]) =>
    documents.filter(({ id }) => !sending.some((one) => one.id === id))
  const shown = others(latest)
  // What was refused, or failed here, is not kept, and of what others send nobody knows whether it will arrive.
  const known = [
    ...sending.filter(({ state }) => state !== 'failed'),
    ...others(listed).filter(({ state }) => state === 'ready'),
  ]
  return (
    <Box component="section" aria-labelledby="documents-title" sx={{ maxWidth: 900 }}>
      <ListHeading ref={heading} id="documents-title" sx={{ mb: 1.5 }}>
        {t('documents.title')}
      </ListHeading>
      {of.mayWrite && <AddDocuments eid={eid} bid={bid} known={known} isWhole={isWhole} />}
      <Card sx={{ p: { xs: 1.5, sm: 2 }, overflow: 'visible' }}>
        {live.status === 'failed' && <NoAccess />}
        {live.status === 'loading' && (
          <>
            <SlowNotice text={t('documents.filesSlow')} />
            <Skeletons shape="rows" />
          </>
        )}
        {live.status === 'ready' && (
          <>
            <Unreadable names={names(live.value.unreadable)} />
            {sending.length + shown.length + live.value.unreadable.length === 0 && more === null && (
              <EmptyState icon={mdiFileDocumentOutline} title={t('documents.none')} help={noneHelp} />
            )}
          </>
        )}
        <Box
          ref={list}
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {sending.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {shown.map((document) => (
            <DocumentRow key={document.id} of={of} document={document} onRename={() => rename(document)} />
          ))}
        </Box>
        {more !== null && <ReadOn onReach={more} />}
      </Card>
      {renamed && (
        <LoadBoundary onFailed={() => rename(null)}>
          <RenameDocument
            of={of}
            document={listed.find(({ id }) => id === renamed.id) ?? renamed}
            onClose={() => rename(null)}
          />
        </LoadBoundary>
      )}
    </Box>
  )
}
