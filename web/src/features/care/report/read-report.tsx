import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import type { Outline } from '@vigie/domain/reports/outline'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HowToPrint } from '../../../components/how-to-print.tsx'
import { Message } from '../../../components/message.tsx'
import { stacked, stackedCards } from '../../../components/stacked.ts'
import { onPaper } from './on-paper.ts'
import { ReportSections } from './report-sections.tsx'

interface Props {
  outline: Outline
  /** What can be done with it. */
  children: ReactNode
}

/**
 * On paper a part with a table has no border: a browser does not count the heads that it repeats on each sheet, and draws the lower
 * border through the last lines.
 */
const printed = {
  '& section:has(table)': { '@media print': { border: 0 } },
  // A title is not parted from what it is of at the foot of a sheet, nor from the rest where that is a few lines.
  '& h2, & h2 + p, & h3': { breakAfter: 'avoid' },
  '& section:not(:has(table, ul))': { breakInside: 'avoid' },
} as const

/** A report as it is read on screen and printed: whose it is, of when and by whom, then part by part. */
export function ReadReport({ outline, children }: Props) {
  const { t } = useTranslation()
  const { title, who, home, period, madeBy, remarks, warnings, sections } = outline
  return (
    <Box sx={{ gridTemplateColumns: 'minmax(0, 1fr)', ...stacked(2), ...stackedCards, ...printed }}>
      <GlobalStyles styles={onPaper({ who, period, home })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, overflowWrap: 'anywhere' }}>
          <Typography sx={{ display: 'none', displayPrint: 'block' }}>{`${title} · ${home}`}</Typography>
          <Typography component="h2" variant="h2">
            {who}
          </Typography>
          <Typography role="status">{period}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {madeBy}
          </Typography>
        </Box>
        <HowToPrint button={t('report.print')} help={t('report.printHelp')} />
        {children}
      </Box>
      <div>
        {remarks.map((remark) => (
          <Message key={remark} kind="info">
            {remark}
          </Message>
        ))}
        {warnings.map((warning) => (
          <Message key={warning} kind="error">
            {warning}
          </Message>
        ))}
      </div>
      <ReportSections sections={sections} />
    </Box>
  )
}
