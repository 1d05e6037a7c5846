import { keptPath } from '@vigie/domain/paths'
import { formerResidentOf, residentsOf } from './demo-devices.ts'
import { demoHomes } from './demo-homes.ts'
import { papersOf } from './demo-papers.ts'
import { photoOf } from './demo-photos.ts'
import type { SeedFile } from './seed-file.ts'

/** Every file of the demo residence whose record its documents hold: those of the last `days` days, and photos. */
export function demoFiles(now: number, days: number): SeedFile[] {
  return demoHomes.flatMap((home) => {
    const photos = [...residentsOf(home), formerResidentOf(home)].flatMap((one) => photoOf(one)?.file ?? [])
    const papers = papersOf(home, now, days).map(({ place, document, bytes }) => ({
      path: keptPath(place, document.keptAs ?? ''),
      bytes,
      contentType: document.contentType,
    }))
    return [...photos, ...papers]
  })
}
