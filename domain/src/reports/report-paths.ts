/**
 * Reports that were made as files, where each file is, and what is kept of months. Apart from the other paths (domain/src/paths.ts), so that no page loads them that never
 * asks for one.
 */
export const reportPaths = {
  all: (eid: string) => `establishments/${eid}/reports`,
  /** Collection group: those of every establishment. */
  group: 'reports',
  one: (eid: string, rid: string) => `establishments/${eid}/reports/${rid}`,
  /** What a month of a home came to, once that stays so. */
  homeMonth: (eid: string, month: string) => `establishments/${eid}/homeMonths/${month}`,
} as const

/** Which report a path is of; null where it is of something else. */
export function reportOfPath(path: string): { eid: string; rid: string } | null {
  const [, eid, , rid] = path.split('/')
  if (eid === undefined || rid === undefined) return null
  return path === reportPaths.one(eid, rid) ? { eid, rid } : null
}
