import { figuresPaths, paths, stayPaths, taskLeftPaths, whereaboutsPaths } from '@vigie/domain/paths'
import { reportPaths } from '@vigie/domain/reports/report-paths'

/**
 * The name of every collection that has a path, under each of which a group of all homes could be asked for: read from the
 * paths themselves, so that a collection that is new is among them.
 */
export const everyGroup: readonly string[] = [
  ...new Set(
    [
      ...Object.values(paths),
      ...Object.values(figuresPaths),
      ...Object.values(whereaboutsPaths),
      reportPaths.all,
      reportPaths.homeMonth,
      taskLeftPaths.all,
      stayPaths.all,
      () => taskLeftPaths.one('a', 'b', 'c', 1),
    ]
      .map((path) => (typeof path === 'string' ? path : path('a', 'b', 'c', 'd')))
      .flatMap((path) => path.split('/').filter((_, depth) => depth % 2 === 0)),
  ),
].toSorted()
