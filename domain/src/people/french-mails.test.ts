import { expect, test } from 'vitest'
import { trialText } from '../deliveries/trial.ts'
import { type AccountMail, accountMail, onceEveryMs } from './account-mail.ts'
import { awayMail } from './away-mail.ts'
import { invitationMail } from './invitation-mail.ts'

const link = 'https://vigie.example/'
const kinds = Object.keys(onceEveryMs) as AccountMail[]
const mails = [
  ...kinds.map((kind) => accountMail(kind, link, 'fr')),
  invitationMail('Les Cèdres', link, 'fr'),
  ...[null, Date.parse('2026-12-01T13:00:00Z')].map((until) =>
    awayMail({ establishmentName: 'Les Cèdres', timeZone: 'America/Toronto', until, url: link }, 'fr'),
  ),
  trialText('email', 'fr'),
]

test('our French e-mails are written as Québec does: a space before a colon, and before no other mark', () => {
  for (const { subject, text } of mails) {
    expect(`${subject} ${text}`).not.toMatch(/[^«][ \u00a0\u202f][?!;]/)
    expect(`${subject} ${text}`).not.toMatch(/[\p{L})}]:(?!\/\/)/u)
  }
})
