import { moodRecordSchema } from '@vigie/domain/care/mood-record'
import { paths } from '@vigie/domain/paths'
import { listAt } from '../../../lib/firebase/asked.ts'
import { mostOfDay, type Span, within } from './conditions.ts'

/** How a resident has been since an instant. */
export const moodsSource = (eid: string, bid: string, from: number) =>
  listAt(paths.moods(eid, bid), moodRecordSchema, { where: [['at', '>=', from]] })

/** How a resident was said to be in a span of time. */
export const moodsOfDaySource = (eid: string, bid: string, span: Span) =>
  listAt(paths.moods(eid, bid), moodRecordSchema, {
    where: within('at', span),
    latestBy: 'at',
    atMost: mostOfDay,
  })
