import { roles } from '@vigie/domain/people/roles'
import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import { tell } from '../../../lib/notices/notices.ts'
import { type OwnEstablishment, useEstablishments } from './establishments-context.ts'

const levelIn = ({ access }: OwnEstablishment) => access.membership?.roleId ?? null
const writes = (level: number | null | undefined) => level === roles.READ_WRITE || level === roles.ADMIN

/** Says so where somebody may only read a home from now on: what they wrote and acted by goes from the page under their hands. */
export function LoweredLevel() {
  const { list } = useEstablishments()
  const before = useRef<ReadonlyMap<string, number | null>>(new Map())
  useEffect(() => {
    for (const home of list) {
      if (!writes(before.current.get(home.id)) || levelIn(home) !== roles.READ_ONLY) continue
      tell({ kind: 'info', text: () => i18next.t('supervision.nowReadOnly', { name: home.name }) })
    }
    before.current = new Map(list.map((home) => [home.id, levelIn(home)]))
  }, [list])
  return null
}
