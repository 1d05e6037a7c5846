import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { storagePaths } from '@vigie/domain/paths'
import type { DemoResident } from './demo-devices.ts'
import type { SeedFile } from './seed-file.ts'

/** What stands of a photo on its resident's record, and the file itself. */
export interface DemoPhoto {
  avatar: string
  /** As it is read from the photo (`colourOf`). */
  color: string
  file: SeedFile
}

/** Drawn people: nobody's face. By the end of their resident's id. */
const drawn: Readonly<Record<string, readonly [name: string, color: string]>> = {
  'erables-201': ['face-1', '#547e70'],
  'erables-202': ['face-2', '#587492'],
  'erables-204': ['face-3', '#926858'],
  'erables-208': ['face-4', '#776e94'],
  'erables-213': ['face-6', '#5d828b'],
  'lodge-101': ['face-3', '#926858'],
  'lodge-102': ['face-5', '#85794e'],
  'lodge-104': ['face-6', '#5d828b'],
  'lodge-105': ['face-4', '#776e94'],
}

/** The photo of a resident, named by its bytes as /api names it; null: they have none. */
export function photoOf({ eid, bid }: Pick<DemoResident, 'eid' | 'bid'>): DemoPhoto | null {
  const [name, color] = Object.entries(drawn).find(([ending]) => bid.endsWith(ending))?.[1] ?? []
  if (name === undefined || color === undefined) return null
  const bytes = readFileSync(new URL(`files/${name}.jpg`, import.meta.url))
  const avatar = createHash('sha256').update(bytes).digest('base64url').slice(0, 28)
  const path = storagePaths.beneficiaryPhoto(eid, bid, avatar)
  return { avatar, color, file: { path, bytes, contentType: 'image/jpeg' } }
}
