import { useEffect, useRef } from 'react'
import { useEstablishments } from './establishments-context.ts'
import { loweredLevels } from './lowered-levels.ts'

/** Says so where somebody may only read a home from now on: what they wrote and acted by goes from the page under their hands. */
export function LoweredLevel() {
  const { list } = useEstablishments()
  const levels = useRef(loweredLevels())
  useEffect(() => {
    levels.current.hear(
      list.map(({ id, name, access }) => ({ id, name, level: access.membership?.roleId ?? null })),
    )
  }, [list])
  return null
}
