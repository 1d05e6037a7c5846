import type { Fault } from '@vigie/emulators/sandbox/faults'
import type { SandboxMessage } from '@vigie/emulators/sandbox/outbox'
import { expect } from 'vitest'

const url = (path: string) => new URL(path, process.env.VIGIE_SANDBOX_URL)

/** What a recipient was sent, oldest first. */
export async function messagesTo(to: string): Promise<SandboxMessage[]> {
  const response = await fetch(url(`/messages?${new URLSearchParams({ to })}`))
  return (await response.json()) as SandboxMessage[]
}

/** Makes the providers misbehave for one recipient, and so for no other test; returns how often that was met so far. */
export async function addFault(
  to: string,
  fault: Pick<Fault, 'mode'> & Partial<Pick<Fault, 'times'>>,
): Promise<() => Promise<number>> {
  const body = JSON.stringify({ times: 1, ...fault, match: to })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url('/faults'), { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as Fault
  return async () => {
    const faults = (await (await fetch(url('/faults'))).json()) as Fault[]
    return faults.find((each) => each.id === id)?.hits ?? 0
  }
}
