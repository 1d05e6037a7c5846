import { expect, test } from 'vitest'
import { hasPhoneNumber } from './has-phone-number.ts'

test.each([
  ['Appelez le 1 900 555-0199', true],
  ['+1 (900) 555-0199', true],
  ['tél. 5145550100', true],
  ['555-0199', true],
  ['5.5.5 0.1.9.9', true],
  ['５５５０１９９', true],
  ['5️⃣5️⃣5️⃣0️⃣1️⃣9️⃣9️⃣', true],
  ['Résidence 2026', false],
  ['Pavillon 1200, 3e étage, 214', false],
  ['Poste soins 1', false],
  ['CHSLD 123 B 456 C 789', false],
])('whether %s holds a telephone number', (text, holds) => expect(hasPhoneNumber(text)).toBe(holds))
