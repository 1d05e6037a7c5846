import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a file is called after what there is, with no gap for what there is not', () => {
  expect(fileName('Tendances', ' 214 ', '2026-11-01', undefined)).toBe('Tendances 214 2026-11-01')
  expect(fileName('Rapport complet', '', '2026-11-01')).toBe('Rapport complet 2026-11-01')
})
