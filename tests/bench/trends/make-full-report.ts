import { residentOutline } from '@vigie/domain/reports/resident-outline'
import { reportPdf } from '../../../functions/src/reports/report-pdf.ts'
import { fullReport, fullTrends } from './full-report.ts'

const began = performance.now()
const outline = residentOutline(
  fullReport,
  fullTrends,
  { home: 'Résidence des Érables', name: 'Nathalie Simard' },
  { locale: 'fr', timeZone: 'America/Toronto' },
)
const file = await reportPdf(outline, { locale: 'fr', at: fullReport.at, author: 'Nathalie Simard' })
const seconds = (performance.now() - began) / 1_000
const measured = {
  seconds: Math.round(seconds * 100) / 100,
  peakMb: Math.round(process.resourceUsage().maxRSS / 1_024),
  sheets: file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
  kilobytes: Math.round(file.length / 1_000),
}
process.stdout.write(JSON.stringify(measured))
