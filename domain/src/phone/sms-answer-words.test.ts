import { expect, test } from 'vitest'
import { roomsMeant, roomsSaid } from './room-said.ts'
import { lettingGoSms, takingSms, whichSms } from './sms-answer-words.ts'

test('which alert is meant is asked by rooms, the latest first, and by no name', () => {
  expect(whichSms('toTake', ['112', ' 214 B'], 'fr')).toBe(
    "Rien n'est encore noté : plusieurs alertes vous attendent. Répondez 1 112 ou 1 214 B pour dire laquelle. Vigie",
  )
  expect(whichSms('toTake', ['112', '214'], 'en')).toBe(
    'Nothing is noted yet: several alerts wait for you. Reply 1 112 or 1 214 to say which. Vigie',
  )
})

test('of one alone, whether it is meant', () => {
  expect(whichSms('toTake', [' 214 '], 'fr')).toBe(
    "Rien n'est encore noté. Si vous allez à la chambre 214, répondez 1 214. Vigie",
  )
  expect(whichSms('toTake', ['214'], 'en')).toBe(
    'Nothing is noted yet. If you are going to room 214, reply 1 214. Vigie',
  )
})

test('the same of those that somebody is on', () => {
  expect(whichSms('toLetGo', ['112', '214'], 'fr')).toBe(
    "Rien n'a changé. Répondez 0 112 ou 0 214 pour dire où vous n'allez pas. Vigie",
  )
  expect(whichSms('toLetGo', ['214'], 'en')).toBe(
    'Nothing has changed. If you are not going to room 214, reply 0 214. Vigie',
  )
  expect(whichSms('toLetGo', [''], 'fr')).toContain("à l'écran")
})

test('how an alert that was taken is taken back is said where there is room for it, and for whoever is on it alone', () => {
  const roy = { room: '214', beneficiaryName: 'Mme Roy' }
  expect(takingSms({ took: 'taken' }, roy, 'fr')).toBe(
    "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
  )
  expect(takingSms({ took: 'taken' }, { ...roy, beneficiaryName: 'R'.repeat(90) }, 'fr')).not.toContain(' 0 ')
  for (const taking of [{ took: 'noted' }, { took: 'byOther', name: 'Luc' }, { took: 'over' }] as const)
    expect(takingSms(taking, roy, 'en')).not.toContain(' 0 ')
})

test.each([
  ['the only one has none', ['']],
  ['one has none', ['112', '']],
  ['two are alike', ['214', 'ch. 214']],
  ['they are many', ['1', '2', '3', '4', '5']],
])('and on screen where %s', (_, rooms) => {
  expect(whichSms('toTake', rooms, 'fr')).toContain("à l'écran")
})

test('of a home’s words nothing can be followed as a link, a room is still understood, and names stay as they are', () => {
  const room = 'bit.ly/x1'
  const of = { room, beneficiaryName: 'Ouvrez https://evil.example/v' }
  const said = [
    takingSms({ took: 'taken' }, of, 'fr'),
    takingSms({ took: 'byOther', name: 'Marie evil.example' }, of, 'fr'),
    lettingGoSms(of, 'fr'),
    whichSms('toTake', [room, '214'], 'fr'),
    whichSms('toLetGo', [room], 'en'),
  ]
  for (const text of said) expect(text).not.toMatch(/https:\/\/|bit\.ly|evil\.example/)
  expect(said[3]).toContain('1 bit. ly/x1 ou 1 214')
  expect(roomsMeant(roomsSaid('1 bit. ly/x1'), [room, '214'])).toEqual([room])
  const fair = { room: '2.14', beneficiaryName: 'Mme St-Jean' }
  expect(lettingGoSms(fair, 'en')).toContain('Rm 2.14 Mme St-Jean')
})
