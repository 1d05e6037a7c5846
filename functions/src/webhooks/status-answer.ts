/**
 * What is answered to a provider: a status, or what it is to do, as XML of its own; null where the provider did not sign what
 * was posted.
 */
export type StatusAnswer = number | { xml: string } | null
