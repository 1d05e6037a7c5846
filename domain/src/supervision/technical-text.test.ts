import { expect, it } from 'vitest'
import { technicalEmail, technicalSms } from './technical-text.ts'

const at = Date.parse('2026-11-27T14:00:00-05:00')
const since = (iso: string) => ({ subject: { kind: 'home' as const, devices: 3 }, since: Date.parse(iso) })
const facts = { at, timeZone: 'America/Toronto' }
const said = (iso: string, locale: 'fr' | 'en' = 'fr') =>
  /(?:depuis|since) (.*) \(3/.exec(technicalSms(since(iso), facts, locale))?.[1]

it('says since when on the clock of the home, with its day where the time may be taken for one of today', () => {
  expect(said('2026-11-26T23:08:00-05:00')).toBe('le 26 nov., 23:08')
  expect(said('2026-11-26T23:08:00-05:00', 'en')).toMatch(/^Nov\.? 26, 23:08$/)
  expect(said('2026-11-27T13:55:00-05:00')).toBe('13:55')
  const email = technicalEmail(
    {
      ...facts,
      alerts: [since('2026-11-26T04:08:00Z')],
      establishmentName: null,
      url: 'https://vigie.example',
    },
    'fr',
  )
  expect(email.text).toContain('depuis le 25 nov., 23:08')
})

it('says by about how much a clock is wrong, which way, and what alerts until it is right', () => {
  const textOf = (aheadMs: number, locale: 'fr' | 'en') => {
    const alert = { subject: { kind: 'gatewayClock' as const, gatewayId: 'hall', aheadMs }, since: at }
    const named = { establishmentName: null, url: 'https://vigie.example' }
    return technicalEmail({ ...facts, ...named, alerts: [alert] }, locale).text
  }
  expect(textOf(-11 * 60_000, 'fr')).toBe(
    [
      'Vigie reçoit des messages dont l’heure est fausse :',
      '– l’horloge d’une passerelle retarde d’environ 11 minutes depuis 14:00 : mettez-la à l’heure (NTP); son nom est dans Vigie',
      'Tant qu’une horloge est fausse, seuls les appels à l’aide alertent : une sortie du lit, une porte, un mouvement n’alertent personne. Faites des rondes d’ici là. Vous recevez ce message au plus une fois par heure.',
      'https://vigie.example\n',
    ].join('\n\n'),
  )
  expect(textOf(3 * 3_600_000, 'en')).toContain('the clock of a gateway is about 3 hours fast since 14:00')
  expect(textOf(-60 * 24 * 3_600_000, 'fr')).toContain('retarde d’environ 60 jours')
  const both = [
    { subject: { kind: 'home' as const, devices: 3 }, since: at },
    { subject: { kind: 'gatewayClock' as const, gatewayId: 'hall', aheadMs: -at }, since: at },
  ]
  const { text } = technicalEmail({ ...facts, establishmentName: null, url: '', alerts: both }, 'en')
  expect(text).toMatch(/What is not heard alerts nobody.*As long as a clock is wrong.*at most once an hour/)
})

it('says which key ends when, and what to do, without sending anybody to a room', () => {
  const until = Date.parse('2026-11-29T10:00:00-05:00')
  const alert = { subject: { kind: 'gatewayKey' as const, gatewayId: 'hall', until }, since: at }
  const named = { establishmentName: null, url: 'https://vigie.example' }
  const textOf = (locale: 'fr' | 'en') => technicalEmail({ ...facts, ...named, alerts: [alert] }, locale).text
  expect(textOf('fr')).toBe(
    [
      'Vigie ne reçoit plus ce qu’elle devrait, ou cessera bientôt de le recevoir :',
      '– une passerelle publie encore avec une ancienne clé d’API (fin : le 29 nov., 10:00) : donnez la nouvelle à la passerelle ou, dans ChirpStack, à chacun de ses appareils, sinon ce qui vient avec l’ancienne, appels à l’aide compris, sera refusé; son nom est dans Vigie',
      'Vous recevez ce message au plus une fois par heure.',
      'https://vigie.example\n',
    ].join('\n\n'),
  )
  expect(textOf('en')).toMatch(
    /former API key \(end: Nov\.? 29, 10:00\): give the new one to the gateway or, in ChirpStack, to each of its devices/,
  )
})

it('has nothing of a home in it that could be followed as a link', () => {
  const place = { deviceId: 'a', beneficiaryId: 'b', type: 'NOVIKA-LW-BOUTON' as const }
  const subject = {
    ...place,
    kind: 'device' as const,
    room: 'evil.example',
    location: 'https://evil.example',
  }
  const named = { establishmentName: 'evil.example', url: '' }
  const email = technicalEmail({ ...facts, ...named, alerts: [{ subject, since: at }] }, 'fr')
  const said = `${email.subject} ${email.text} ${technicalSms({ subject, since: at }, facts, 'fr')}`
  expect(said).not.toMatch(/:\/\/|\.example/)
  expect(said).toContain('chambre evil. example')
})
