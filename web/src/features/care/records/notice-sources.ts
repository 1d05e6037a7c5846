import { noticeSchema } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { listAt } from '../../../lib/firebase/asked.ts'

/** Calls for help that are being refused in an establishment. */
export const noticesSource = (eid: string) =>
  listAt(paths.notices, noticeSchema, { where: [['establishmentId', '==', eid]] })

/** So many are kept up to date of all homes: those that are over are among them. */
export const mostOfAllHomes = 100

/** The latest of every establishment and of none: for a super admin only. */
export const allNoticesSource = () =>
  listAt(paths.notices, noticeSchema, { latestBy: 'lastAt', atMost: mostOfAllHomes })
