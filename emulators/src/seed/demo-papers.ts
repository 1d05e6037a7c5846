import type { CareDocument, DocumentNews } from '@vigie/domain/care/document'
import { announced, mayDocument, receivedDocument } from '@vigie/domain/care/document-acts'
import { documentTypes } from '@vigie/domain/care/document-types'
import type { DocumentPlace } from '@vigie/domain/paths'
import { personOf } from '@vigie/domain/people/permissions'
import { demoAccounts } from './demo-accounts.ts'
import { type DemoResident, residentsOf } from './demo-devices.ts'
import { type DemoHome, erables } from './demo-homes.ts'
import { datesUntil, localMidnight } from './local-midnight.ts'
import { type PaperPhrase, papersOfHomes, papersOfResidents } from './paper-phrases.ts'

const second = 1_000
const minute = 60 * second

/** A document of the demo residence: its record, and its bytes. */
export interface DemoPaper {
  place: DocumentPlace
  document: CareDocument
  bytes: Buffer
}

/** What a home and its residents have by way of documents, added within the last `days` days: as /api leaves it, the same for the same `now`. */
export function papersOf(home: DemoHome, now: number, days: number): DemoPaper[] {
  const ofResidents = residentsOf(home).flatMap((resident, index) =>
    papersOfResidents
      .filter(({ every }) => index === 0 || index % every === 1)
      .map((paper) => paperOf(home, resident, paper, now)),
  )
  const ofHome = papersOfHomes.map((paper) => paperOf(home, null, paper, now))
  const [first = ''] = datesUntil(now, home.establishment.timeZone, days)
  const since = localMidnight(first, home.establishment.timeZone)
  return [...ofHome, ...ofResidents].filter(({ document: { at } }) => at >= since)
}

function paperOf(
  home: DemoHome,
  resident: DemoResident | null,
  { fid, daysAgo, ...paper }: PaperPhrase,
  now: number,
): DemoPaper {
  const { eid, establishment } = home
  const language = home === erables ? 'fr' : 'en'
  const bid = resident?.bid ?? null
  const [date = ''] = datesUntil(now, establishment.timeZone, daysAgo + 1)
  const at = localMidnight(date, establishment.timeZone) + paper.minute * minute
  const bytes = paper.bytes(language, `${resident?.name ?? establishment.name}, ${date}`)
  const { access, byName } = whoAdds(eid, paper.by[language])
  const said: DocumentNews = {
    title: paper.title[language],
    fileName: paper.fileName[language],
    contentType: paper.contentType,
    size: bytes.length,
  }
  const coming = announced({ access, byName, said, known: null, taken: 0, now: at })
  if ('why' in coming) throw new Error(`${fid} is not taken: ${coming.why}`)
  const [mark = null] = documentTypes[paper.contentType].bytes
  const came = { bytes: { mark, isText: mark === null }, size: bytes.length, keptAs: 'demo' }
  const may = mayDocument(access, 'create', bid)
  const from = { may, isArchived: false }
  const document = receivedDocument(coming.document, came, from, at + 2 * second)
  return { place: { eid, bid, fid }, document, bytes }
}

function whoAdds(eid: string, uid: string) {
  const account = demoAccounts.find((one) => one.uid === uid)
  const membership = account?.memberships.find((one) => one.eid === eid)
  if (!account || !membership) throw new Error(`${uid} is nobody of ${eid}`)
  const { displayName, roleId } = account.profile
  const person = personOf(uid, { roleId, operator: false, disabled: false }, true)
  return { access: { person, membership: { ...membership, role: roleId } }, byName: displayName }
}
