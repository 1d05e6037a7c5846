import { expect, test } from 'vitest'
import { wishOf } from './sms-wish.ts'

test.each([
  ['1', 'take'],
  [' 1. ', 'take'],
  ['« 1 »', 'take'],
  ['11', 'unclear'],
  ['1 et 2', 'unclear'],
  ['', 'unclear'],
  ['👍', 'unclear'],
  ['Stop', 'stop'],
  ['ARRÊT!', 'stop'],
  ['stop it', 'unclear'],
  ['start', 'start'],
  ['yes', 'unclear'],
  ['Je conduis et vous répondrai dès que possible.', 'ignored'],
])('%j wants %s', (text, wish) => expect(wishOf(text)).toBe(wish))
