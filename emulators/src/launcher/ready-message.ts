import { roleNames } from '@vigie/domain/people/roles'
import { type DemoAccount, demoAccounts, demoPassword } from '../seed/demo-accounts.ts'
import { demoHomes } from '../seed/demo-homes.ts'
import { host } from '../suite/addresses.ts'
import type { Ports } from '../suite/ports.ts'

/** What `npm start` says once everything answers: where to look, and with which accounts and keys. */
export function readyMessage(ports: Ports): string {
  const width = Math.max(...demoAccounts.map((account) => account.email.length))
  return [
    `Ready: http://${host}:${ports.hosting}`,
    '',
    `Demo accounts (password ${demoPassword}):`,
    ...demoAccounts.map((account) => `  ${account.email.padEnd(width)}  ${describe(account)}`),
    '',
    'API keys for gateways:',
    ...demoHomes.map(({ apiKey, establishment }) => `  ${apiKey}  ${establishment.name}`),
    '',
    `E-mails and SMS that were sent: http://${host}:${ports.sandbox}`,
    `Gateways publish to Pub/Sub: ${host}:${ports.pubsub}`,
    'Ctrl-C stops everything and keeps the data.',
  ].join('\n')
}

function describe({ profile, memberships }: DemoAccount): string {
  const role = profile.roleId === null ? 'Operator' : roleNames[profile.roleId].en
  const homes = memberships.map(({ eid, state }) => (state === 'accepted' ? eid : `${eid} (${state})`))
  return [profile.displayName, role, ...homes].join(', ')
}
