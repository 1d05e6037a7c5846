import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deliverySchema } from '../deliveries/delivery.ts'
import { fitsOneSms } from '../deliveries/sms-text.ts'
import { type Notice, noticeReasons } from './notice.ts'
import { noticeEmail, noticeSms } from './notice-text.ts'

const notice: Notice = {
  establishmentId: 'erables',
  reason: 'wrongApiKey',
  firstAt: 0,
  lastAt: 0,
  toldAt: 0,
  told: null,
  deviceIds: ['a840410000010001'],
  gatewayIds: ['Chapelle, 2e étage', 'a84041ffff1e2d3c'],
  places: {},
}
const place = { beneficiaryId: 'roy', room: '214', location: 'Tête de lit' }
const facts = {
  notice,
  establishmentName: 'Les Érables',
  timeZone: 'America/Toronto',
  url: 'https://vigie.example',
}

it('names a gateway by its EUI, and leaves any other name to the screen', () => {
  expect(noticeEmail(facts, 'fr').text).toContain(
    '\n\nPasserelles : (nom à lire dans Vigie), a84041ffff1e2d3c\n\n',
  )
})

it('says where to go and see, with the number of the device', () => {
  const [button = ''] = notice.deviceIds
  const other = 'a840410000010002'
  const placed = { ...notice, deviceIds: [button, other], places: { [button]: place } }
  expect(noticeEmail({ ...facts, notice: placed }, 'fr').text).toContain(
    '\n\nAppareils : chambre 214, Tête de lit (a840410000010001); a840410000010002\n\n',
  )
  const retired = { ...placed, places: { [button]: { ...place, isRetired: true as const } } }
  const near = { ...placed, places: { [button]: { ...place, isNear: true as const } } }
  expect(noticeEmail({ ...facts, notice: near }, 'fr').text).toContain(
    'chambre 214, Tête de lit, à un chiffre près (a840410000010001)',
  )
  expect(noticeEmail({ ...facts, notice: retired }, 'fr').text).toContain(
    'chambre 214, Tête de lit, retiré (a840410000010001)',
  )
  const roomless = { ...placed, places: { [button]: { ...place, room: '', location: 'À l’entrée' } } }
  expect(noticeEmail({ ...facts, notice: roomless }, 'en').text).toContain(
    '\n\nDevices: À l’entrée (a840410000010001); a840410000010002\n\n',
  )
})

it('says of several when each called last, by the home’s clock, with the date where that is another', () => {
  const [button = ''] = notice.deviceIds
  const other = 'a840410000010002'
  const at = Date.UTC(2026, 10, 30, 16, 21)
  const textOf = (earlier: number, deviceIds: string[]) => {
    const places = { [button]: { ...place, at }, [other]: { ...place, room: '207', at: at - earlier } }
    return noticeEmail({ ...facts, notice: { ...notice, lastAt: at, deviceIds, places } }, 'fr').text
  }
  expect(textOf(28 * 60_000, [button, other])).toContain(
    'chambre 214, Tête de lit (a840410000010001), 11:21; chambre 207, Tête de lit (a840410000010002), 10:53\n\n',
  )
  expect(textOf(23 * 3_600_000, [button, other])).toContain('(a840410000010002), 2026-11-29 12:21\n\n')
  expect(textOf(0, [button])).toContain('(a840410000010001)\n\n')
})

it('says where to go and see for each resident who called by a device, the latest first', () => {
  const [button = ''] = notice.deviceIds
  const earlier = [{ ...place, beneficiaryId: 'girard', room: '101', deviceId: button }]
  const moved = { ...facts, notice: { ...notice, places: { [button]: place }, earlier } }
  expect(noticeEmail(moved, 'fr').text).toContain(
    '\n\nAppareils : chambre 214, Tête de lit (a840410000010001); chambre 101, Tête de lit (a840410000010001)\n\n',
  )
  expect(noticeSms(moved, 'fr').text).toContain('chambre 214, Tete de lit et 1 de plus')
})

it('says where there may be more devices than it names', () => {
  const deviceIds = Array.from({ length: 30 }, (_, index) => index.toString(16).padStart(16, '0'))
  const textOf = (change: Partial<Notice>, locale: 'fr' | 'en') =>
    noticeEmail({ ...facts, notice: { ...notice, ...change } }, locale).text
  expect(textOf({ deviceIds: deviceIds.slice(1) }, 'fr')).toContain('\n\nAppareils : 0000000000000001; ')
  expect(textOf({ deviceIds }, 'fr')).toContain(
    '\n\nLes 30 derniers appareils (il peut y en avoir d’autres) : 0000000000000000; ',
  )
  const ofNobody = { establishmentId: null, deviceIds: deviceIds.slice(0, 10) }
  expect(textOf(ofNobody, 'en')).toContain(
    '\n\nThe latest 10 devices (there may be more): 0000000000000000; ',
  )
})

it('goes into one message, however long the names of places are', () => {
  const deviceIds = Array.from({ length: 30 }, (_, index) => index.toString(16).padStart(16, '0'))
  const longest = {
    at: 0,
    beneficiaryId: 'roy',
    room: 'W'.repeat(20),
    location: 'W'.repeat(80),
    isNear: true as const,
  }
  const places = Object.fromEntries(deviceIds.map((id) => [id, longest]))
  const gatewayIds = deviceIds.slice(0, 9).map((id) => id.replace('0', 'a'))
  for (const reason of noticeReasons) {
    const full = { ...notice, reason, deviceIds, places, gatewayIds: [...gatewayIds, 'Chapelle'] }
    const { text } = noticeEmail({ ...facts, notice: full }, 'fr')
    expect(deliverySchema.shape.text.safeParse(text).success).toBe(true)
  }
})

it('says in an SMS what happened, when, where and at which home, and names nobody', () => {
  const [button = ''] = notice.deviceIds
  const placed = { ...notice, places: { [button]: place }, lastAt: Date.parse('2026-11-21T07:14:00Z') }
  const textOf = (change: Partial<Notice>, locale: 'fr' | 'en') =>
    noticeSms({ ...facts, notice: { ...placed, ...change } }, locale).text
  expect(textOf({}, 'fr')).toBe(
    "Vigie : un appel à l'aide est refusé, 02:14, chambre 214, Tete de lit (Les Érables). Allez voir.",
  )
  const others = ['a840410000010002', 'a840410000010003']
  expect(textOf({ reason: 'noRule', deviceIds: [button, ...others] }, 'en')).toBe(
    'Vigie: a call for help alerts nobody, 02:14, room 214, Tete de lit and 2 more (Les Érables). Go and see.',
  )
  expect(textOf({ places: {} }, 'en')).toContain(`, 02:14, ${button} (`)
  expect(noticeSms({ ...facts, notice: placed, establishmentName: null }, 'fr').text).toMatch(
    /lit\. Allez voir\.$/,
  )
})

it('is one SMS, however long the names are, with the beginning of each', () => {
  const [button = ''] = notice.deviceIds
  const name = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(
      fc.record({ room: fc.string({ unit: 'grapheme', maxLength: 20 }), location: name, home: name }),
      fc.constantFrom(...noticeReasons),
      fc.constantFrom('fr' as const, 'en' as const),
      fc.constantFrom(1, 30),
      ({ room, location, home }, reason, locale, count) => {
        const deviceIds = [
          button,
          ...Array.from({ length: count - 1 }, (_, index) => `${index}`.padStart(16, '0')),
        ]
        const places = { [button]: { ...place, room, location } }
        const long = { ...facts, establishmentName: home, notice: { ...notice, reason, deviceIds, places } }
        const { text } = noticeSms(long, locale)
        expect(fitsOneSms(text)).toBe(true)
        expect(text).toMatch(/(Allez voir|Go and see)\.$/)
      },
    ),
  )
  const longest = { ...place, room: '214', location: 'W'.repeat(80) }
  const { text } = noticeSms(
    {
      ...facts,
      establishmentName: 'Résidence '.repeat(10),
      notice: { ...notice, places: { [button]: longest } },
    },
    'fr',
  )
  expect(text).toContain('chambre 214, WWWW')
  expect(text).toContain('(Résidence Résidence Rés')
})

it('is not added to by a name, which any gateway chooses for itself', () => {
  const invite = '\n\nYour password is over.\r\n\r\nhttps://evil.example/login?x=<b>\u2028\u202e'
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const location = `${name}${invite}`
      const places = { [notice.deviceIds[0] ?? '']: { ...place, location } }
      const named = { ...notice, gatewayIds: [`${name}${invite}`], places }
      const { subject, text } = noticeEmail({ ...facts, notice: named, establishmentName: invite }, 'en')
      expect(subject).not.toMatch(/[\r\n\u2028]/)
      expect(text.split('\n\n')).toHaveLength(6)
      expect(text.replace(facts.url, '')).not.toMatch(/\/\/|[<>\r\u2028\u202e]/)
    }),
    { numRuns: 20 },
  )
})

it.each([
  ['A84041FFFF1E2D3C', 'A84041FFFF1E2D3C'],
  ['Renew at vigie-residence.com', '(name to be read in Vigie)'],
  ['vigie-residence.com', '(name to be read in Vigie)'],
  ['5145550142', '(name to be read in Vigie)'],
  ['0000015145550142', '(name to be read in Vigie)'],
  ['tel:1-514-555-0142', '(name to be read in Vigie)'],
  ['please_call_the_Vigie_hotline', '(name to be read in Vigie)'],
])('repeats of gateways only an EUI: %s', (name, shown) => {
  const { text } = noticeEmail({ ...facts, notice: { ...notice, gatewayIds: [name] } }, 'en')
  expect(text).toContain(`\n\nGateways: ${shown}\n\n`)
})

it.each([
  ['noRule', 'fr', 'Vigie : des appels à l’aide n’alertent personne (Les Érables)', 'Allez voir la personne'],
  ['noRule', 'en', 'Vigie: calls for help alert nobody (Les Érables)', 'Go and see the person'],
  [
    'unreadableRule',
    'fr',
    'Vigie : un appel à l’aide n’a peut-être prévenu personne (Les Érables)',
    'corrigez la règle',
  ],
  ['unreadableRule', 'en', 'Vigie: a call for help may have told nobody (Les Érables)', 'mend the rule'],
] as const)(
  'says of %s in %s what happened and what to do, and of no refusal',
  (reason, locale, subject, todo) => {
    const mail = noticeEmail({ ...facts, notice: { ...notice, reason } }, locale)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(todo)
    expect(mail.text).not.toMatch(/refus/)
  },
)

it.each(noticeReasons)('names the call in the subject of %s: of an e-mail that alone is read', (reason) => {
  const subjectOf = (locale: 'fr' | 'en') =>
    noticeEmail({ ...facts, notice: { ...notice, reason } }, locale).subject
  expect(subjectOf('fr')).toMatch(/appels? à l’aide/)
  expect(subjectOf('en')).toMatch(/calls? for help/)
})

it('has no home’s name that could be followed as a link', () => {
  const named = { ...facts, establishmentName: 'Les\nÉrables https://evil.example' }
  expect(noticeEmail(named, 'fr').subject).toMatch(/ \(Les Érables https:\/ \/evil\. example\)$/)
})
