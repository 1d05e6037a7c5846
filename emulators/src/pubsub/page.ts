import type { ListRequest } from './wire.ts'

/**
 * One page of `names`, sorted. The token is the name the next page starts with, as in Google's emulator, so that a
 * name deleted between two pages costs nothing. A `pageSize` of 0 or less means everything.
 */
export function pageOf(
  names: Iterable<string>,
  request: ListRequest,
): { page: string[]; nextPageToken: string } {
  const left = [...names].filter((name) => name >= request.pageToken).sort()
  const size = request.pageSize > 0 ? request.pageSize : left.length
  return { page: left.slice(0, size), nextPageToken: left[size] ?? '' }
}
