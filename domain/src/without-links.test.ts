import { expect, it } from 'vitest'
import { withoutLinks } from './without-links.ts'

it('parts what a client would make a link of, and leaves it to be read', () => {
  const parted = {
    'Confirmez : https://evil.example/vigie': 'Confirmez : https:/ /evil. example/vigie',
    'www.evil.example': 'www. evil. example',
    'EVIL.COM': 'EVIL. COM',
    'bit.ly/x1': 'bit. ly/x1',
    'évil.québec': 'évil. québec',
    'xn--a.xn--b': 'xn--a. xn--b',
    'evil。com': 'evil。 com',
    'evil.c\u200bom': 'evil. c\u200bom',
    'evil.\u200bcom': 'evil. \u200bcom',
    'http://10.0.0.1/x': 'http:/ /10. 0. 0.1/x',
    'file:///x': 'file:/ / /x',
    '\\\\evil\\x': '\\ \\evil\\x',
    'a@evil.example': 'a@ evil. example',
    'mailto:a': 'mailto: a',
    'Appelez TEL:9005551234': 'Appelez TEL: 9005551234',
    'Lit\n\nCliquez': 'Lit Cliquez',
    'Lit\u2028Cliquez': 'Lit Cliquez',
  }
  expect(Object.keys(parted).map(withoutLinks)).toEqual(Object.values(parted))
})

it('leaves fair names and places as they are', () => {
  const fair = [
    'Mme Roy',
    'M. Roy',
    'Mme J.P. St-Jean',
    'A.-M. Côté',
    'Marie (Mimi) Roy, « la grande »',
    'Karonhià:nó:ron',
    'O’Brien & fils',
    'Chambre 214 - lit A/B',
    'Étage 1.2',
    '2.14',
    '214 B',
    'Salle d’eau + W.-C.',
    'Lit : côté fenêtre',
    'Porte n° 3 (ouest).',
    'ᐋᓂ ᐃᖏᕐᕋᖅ',
  ]
  expect(fair.map(withoutLinks)).toEqual(fair)
})
