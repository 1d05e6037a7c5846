import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type RefObject, useEffect, useState } from 'react'
import { photoAddress } from './photos.ts'

interface Props {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'avatar' | 'color'> | null
  /** Pixels. */
  size: number
  /** Whether it is on screen or about to be: until then its photo is not asked for. */
  isNear: boolean
  ref?: RefObject<HTMLImageElement | null>
}

/**
 * A resident's photo, or the default avatar, ringed with the colour derived from it. The name stands beside it. Five hundred of them may be
 * drawn at once: a style of its own is the cheapest.
 */
export function ResidentPhoto({ eid, bid, resident, size, isNear, ref }: Props) {
  const color = resident?.color ?? '#607D8B'
  const photo = usePhoto(eid, bid, resident?.avatar ?? null, isNear)
  return (
    <img
      ref={ref}
      src={photo ?? '/avatars/default.svg'}
      alt=""
      width={size}
      height={size}
      decoding="async"
      style={{
        flex: 'none',
        borderRadius: '50%',
        objectFit: 'cover',
        backgroundColor: color,
        border: photo === null ? 'none' : `3px solid ${color}`,
      }}
    />
  )
}

/** The address of a resident's photo once it is here; until then, and where it cannot be had, null. */
function usePhoto(eid: string, bid: string, avatar: string | null, isWanted: boolean): string | null {
  const [shown, show] = useState<{ avatar: string; address: string } | null>(null)
  useEffect(() => {
    if (avatar === null || !isWanted) return undefined
    let isHere = true
    photoAddress(eid, bid, avatar).then(
      (address) => isHere && show({ avatar, address }),
      (error: unknown) => console.warn('A photo cannot be shown', error),
    )
    return () => {
      isHere = false
    }
  }, [eid, bid, avatar, isWanted])
  return shown !== null && shown.avatar === avatar ? shown.address : null
}
