import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that outlast the others of their stage by far, the longest first: begun late, one of them would be alone at the end, on a machine
 * that has nothing else to do.
 */
export const longest = [
  'tests/api/ingest-hostile.test.ts',
  'tests/api/another-home.test.ts',
  'tests/api/api-fuzz.test.ts',
  'tests/e2e/accessibility.test.ts',
  'tests/e2e/accessibility-windows.test.ts',
  'tests/e2e/alert-acts.test.ts',
  'tests/e2e/page-waits.test.ts',
  'tests/e2e/guard.test.ts',
  'tests/e2e/connection.test.ts',
  'tests/rules/firestore-reads.test.ts',
  'tests/simulated/three-days.test.ts',
  'tests/mutation/mutation.test.ts',
  'domain/src/trends/change-of.test.ts',
  'emulators/conformance/conformance.test.ts',
  'domain/src/rules/signs-unheard.property.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return index === -1 ? longest.length : index
}

/** The order of Vitest's own, by size where it knows no more, behind the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => placeOf(one) - placeOf(other))
  }
}
