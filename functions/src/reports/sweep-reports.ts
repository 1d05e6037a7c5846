import { reportOfPath, reportPaths } from '@vigie/domain/reports/report-paths'
import { deleteFile, type ListedFile } from '../data/files.ts'
import {
  endReport,
  forgetReport,
  givenUpReports,
  knownReports,
  type ReportPlace,
  reportsOver,
} from '../data/reports.ts'

/** What is to be done about reports whose time is over: each for itself. `now` is epoch milliseconds. */
export async function reportsToSettle(now: number): Promise<(() => Promise<void>)[]> {
  const [givenUp, over] = await Promise.all([givenUpReports(now), reportsOver(now)])
  return [
    // Its function was ended before it could say so: whoever waits is told, and may try again.
    ...givenUp.map((place) => async () => {
      const ended = await endReport(place, { why: 'tookTooLong' }, now)
      if (ended !== null) await deleteFile(pathOf(place))
    }),
    // The file first: one without a record would lie there until files are looked through.
    ...over.map((place) => async () => {
      await deleteFile(pathOf(place))
      await forgetReport(place)
    }),
  ]
}

/** Files of reports that are not there any more, as Firestore forgets them by itself. */
export async function reportsOfNoUse(files: readonly ListedFile[]): Promise<ListedFile[]> {
  const ofReports = files.flatMap((file) => {
    const place = reportOfPath(file.path)
    return place === null ? [] : { place, file }
  })
  const known = await knownReports(ofReports.map(({ place }) => place))
  return ofReports.flatMap(({ place, file }) => (known.has(pathOf(place)) ? [] : file))
}

const pathOf = ({ eid, rid }: ReportPlace): string => reportPaths.one(eid, rid)
