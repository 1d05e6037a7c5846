import { code } from '../../../lib/page/code.ts'

/** How the code comes by which it is told what rules measured. */
export const loadMeasured = code(() => import('@vigie/domain/alerts/measured-words'))
