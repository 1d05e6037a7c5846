import type { Domain } from 'node:domain'

/**
 * Leaves the domain (node:domain) that functions-framework calls every function in, for all that the caller does from now
 * on: Node then enters and leaves it at each callback and promise, a third of what taking an event in costs
 * (docs/adr/0034-ingest-leaves-the-domain.md).
 */
export function leaveDomain(): void {
  const { domain } = process as NodeJS.Process & { domain?: Domain | null }
  domain?.exit()
}
