import { mdiFileDocumentOutline, mdiFileDownloadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AskedReport } from '@vigie/domain/reports/report-job'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { downloadReport } from './download-report.ts'
import { latestOf, pdfWords } from './latest-report.ts'
import { madeReportsSource } from './made-reports-source.ts'

interface Props {
  eid: string
  about: AskedReport
  /** The room, or what the home is called: its file is named after it. */
  whose: string
  /** Asks for it under an id; the same again asks for the same. */
  ask: (rid: string) => Promise<unknown>
}

/** Has a report made as a PDF, says how far that is for as long as it goes on, also once the page was left, and fetches it. */
export function MadePdf({ eid, about, whose, ask }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { kind, beneficiaryId } = about
  const live = useLive(
    useMemo(
      () => madeReportsSource(eid, user.uid, { kind, beneficiaryId }),
      [eid, user.uid, kind, beneficiaryId],
    ),
  )
  // Kept until it is known to be asked for: where an answer is lost the same is asked again.
  const id = useRef(crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const job = live.status === 'ready' ? latestOf(live.value.items, about, Date.now()) : null
  const isAwaited = job?.state === 'waiting' || job?.state === 'making'
  const during = async (act: () => Promise<unknown>, whatFailed: () => string) => {
    setBusy(true)
    await act().catch((error: unknown) => tellFailure(error, whatFailed))
    setBusy(false)
  }
  const askFor = async () => {
    await ask(id.current)
    id.current = crypto.randomUUID()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Message kind="error">{job?.state === 'failed' && pdfWords(job, t)}</Message>
      <Typography role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {job !== null && job.state !== 'failed' && pdfWords(job, t)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {job?.state === 'ready' && (
          <Button
            variant="contained"
            startIcon={<Icon path={mdiFileDownloadOutline} />}
            disabled={isBusy}
            onClick={() =>
              during(
                () => downloadReport(eid, job, whose),
                () => t('report.pdf.notFetched'),
              )
            }
          >
            {t('report.pdf.download')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileDocumentOutline} />}
          disabled={isBusy || isAwaited || live.status === 'loading'}
          onClick={() => during(askFor, () => t('report.pdf.notAsked'))}
        >
          {t(
            job === null
              ? 'report.pdf.prepare'
              : job.state === 'failed'
                ? 'report.pdf.again'
                : 'report.pdf.anew',
          )}
        </Button>
      </Box>
    </Box>
  )
}
