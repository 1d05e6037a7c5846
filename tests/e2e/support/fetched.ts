import type { APIResponse, Route } from 'playwright-core'

/**
 * What the server answers to a request that a test holds. On a connection of its own: Playwright keeps those that it has used, and one
 * that the server closes just then (Node does after five seconds unused) loses the request, which a browser would send again.
 */
export async function fetched(route: Route): Promise<APIResponse> {
  return route.fetch({ headers: { ...(await route.request().allHeaders()), connection: 'close' } })
}
