import { type RoleId, roles } from '@vigie/domain/people/roles'
import i18next from 'i18next'
import { dismiss, tell } from '../../../lib/notices/notices.ts'

/** A home of somebody's and their level in it; null for none. */
export interface LevelIn {
  readonly id: string
  readonly name: string
  readonly level: RoleId | null
}

const writes = (level: RoleId | null | undefined) => level === roles.READ_WRITE || level === roles.ADMIN

/**
 * Says where somebody may only read from now on, for as long as that is so: it goes as soon as their level becomes another, or is taken
 * away, and that they may write again is said where it was said that they may not.
 */
export function loweredLevels() {
  let before: ReadonlyMap<string, RoleId | null> = new Map()
  /** The homes of which it was said, with what says it. */
  const told = new Map<string, number>()
  return {
    /** Hears of all homes of the person, whenever one of them changes. */
    hear(homes: readonly LevelIn[]): void {
      const now = new Map(homes.map(({ id, level }) => [id, level]))
      for (const [id, notice] of told) if (now.get(id) !== roles.READ_ONLY) dismiss(notice)
      for (const { id, name, level } of homes) {
        if (level === roles.READ_ONLY && writes(before.get(id)))
          told.set(id, tell({ kind: 'info', text: () => i18next.t('supervision.nowReadOnly', { name }) }))
        if (writes(level) && told.delete(id))
          tell({ kind: 'success', text: () => i18next.t('supervision.writesAgain', { name }) })
      }
      before = now
    },
  }
}
