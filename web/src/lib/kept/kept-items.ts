import { type SharedValue, sharedValue } from '../shared-value.ts'
import type { KeptRecord } from './kept-records.ts'
import { seal, unseal } from './seal.ts'

/** How long what is half typed stays on the device, in milliseconds: what nobody comes back to is gone (docs/adr/0063-what-was-not-sent-yet.md). */
export const draftKeptMs = 24 * 3_600_000

/** Something of a person that is not anywhere else yet. */
export interface Kept {
  readonly id: string
  /** How long it is kept: epoch milliseconds by the device's clock. */
  readonly until: number
  /** What JSON can hold. */
  readonly content: unknown
}

/** Where records are kept, of one person. */
export interface Disk {
  all(): Promise<ReadonlyMap<string, KeptRecord>>
  one(id: string): Promise<KeptRecord | undefined>
  keep(id: string, record: KeptRecord): Promise<void>
  drop(id: string): Promise<void>
}

/** How safe what is kept is: it cannot be written, or not yet; it is being written; all of it stands on the disk. */
export type Safety = 'unsafe' | 'writing' | 'written'

/** What a person keeps on this device: here at once, on the disk, encrypted, as soon as that can be. */
export interface KeptItems {
  readonly items: SharedValue<readonly Kept[]>
  readonly safety: SharedValue<Safety>
  keep(item: Kept): void
  drop(id: string): void
  /** Brings what the disk holds, and writes what waited for the key. */
  open(key: CryptoKey): Promise<void>
  /** Another tab has changed the record of this id. */
  changedElsewhere(id: string): Promise<void>
  /** Takes away what was to be kept until now, epoch milliseconds, and writes what the disk did not take before. */
  sweep(now: number): void
}

/** Begins with nothing. What is kept before the key is there is written when it comes. */
export function keptItems(disk: Disk): KeptItems {
  const items = sharedValue<readonly Kept[]>([])
  const safety = sharedValue<Safety>('unsafe')
  /** What the disk does not know yet; null: that it is gone. */
  const unwritten = new Map<string, Kept | null>()
  let key: CryptoKey | null = null
  /** What the disk did not take when it was last to be written. */
  const untaken = new Set<string>()
  let isWriting = false
  let isUnseen = false

  const isUnsafe = () => key === null || isUnseen || untaken.size > 0
  const tell = () => safety.set(isUnsafe() ? 'unsafe' : unwritten.size > 0 ? 'writing' : 'written')
  const known = (id: string) => items.get().find((item) => item.id === id)
  const others = (id: string) => items.get().filter((item) => item.id !== id)
  const put = (id: string, item: Kept | null) => items.set(item ? [...others(id), item] : others(id))

  /**
   * One after the other, so that of several changes in a row the last one stays. What the disk does not take is tried once, and again the next
   * time: a browser closes its databases while a page is put away, or may find room again.
   */
  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    const tried = new Map<string, Kept | null>()
    for (;;) {
      const next = [...unwritten].find(
        ([id, item]) => (item === null || key !== null) && tried.get(id) !== item,
      )
      if (!next) break
      const [id, item] = next
      try {
        await writeOne(id, item)
        if (unwritten.get(id) === item) unwritten.delete(id)
        untaken.delete(id)
        isUnseen = false
      } catch (error) {
        console.error('This device does not keep what was typed', error)
        tried.set(id, item)
        untaken.add(id)
      }
      tell()
    }
    isWriting = false
  }

  async function writeOne(id: string, item: Kept | null): Promise<void> {
    if (item === null) return disk.drop(id)
    if (key === null) return
    const sealed = await seal(key, id, item.content)
    // It was changed meanwhile: that comes next.
    if (unwritten.get(id) === item) await disk.keep(id, { ...sealed, until: item.until })
  }

  function change(id: string, item: Kept | null): void {
    put(id, item)
    unwritten.set(id, item)
    tell()
    void write()
  }

  /** Null where it cannot be read: it is of another key. */
  async function read(id: string, record: KeptRecord): Promise<Kept | null> {
    if (key === null) return null
    try {
      return { id, until: record.until, content: await unseal(key, id, record) }
    } catch (error) {
      console.warn('What this device kept cannot be read', error)
      return null
    }
  }

  async function found(): Promise<ReadonlyMap<string, KeptRecord>> {
    try {
      return await disk.all()
    } catch (error) {
      console.error('What this device kept cannot be looked for', error)
      isUnseen = true
      return new Map()
    }
  }

  return {
    items,
    safety,
    keep: (item) => change(item.id, item),
    drop: (id) => change(id, null),
    async open(given) {
      key = given
      for (const [id, record] of await found()) {
        const item = await read(id, record)
        if (item && !unwritten.has(id) && known(id) === undefined) put(id, item)
      }
      tell()
      await write()
    },
    async changedElsewhere(id) {
      // What is done here is newer than what the disk says before and while it is written.
      if (unwritten.has(id)) return
      const before = known(id)
      const record = await disk.one(id)
      const item = record ? await read(id, record) : null
      if (!unwritten.has(id) && known(id) === before) put(id, item)
    },
    sweep(now) {
      for (const { id, until } of items.get()) if (until <= now) change(id, null)
      void write()
    },
  }
}
