import { closeSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes lines to a file that never holds more than `limit` bytes; the part before is kept once as `<file>.1`. */
export function cappedLog(file: string, limit: number): { write(line: string): void; close(): void } {
  let descriptor = openSync(file, 'w')
  let size = 0
  return {
    write(line) {
      if (size > limit) {
        closeSync(descriptor)
        renameSync(file, `${file}.1`)
        descriptor = openSync(file, 'w')
        size = 0
      }
      size += writeSync(descriptor, `${line}\n`)
    },
    close() {
      closeSync(descriptor)
    },
  }
}
