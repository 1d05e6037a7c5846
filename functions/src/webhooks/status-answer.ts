/**
 * What is answered to a provider: a status, or what it is to do, as XML of its own, or what a phone is told; null where the provider did not sign what
 * was posted, or the phone's pass opens nothing.
 */
export type StatusAnswer = number | { xml: string } | { json: object } | null
