import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useEffect, useRef, useState } from 'react'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import { photoAddress } from './photos.ts'

interface Props {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'avatar' | 'color'> | null
  /** Pixels. */
  size: number
}

/** A resident's photo, or the default avatar, ringed with the colour derived from it. The name stands beside it. */
export function ResidentAvatar({ eid, bid, resident, size }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const near = useNearViewport(image)
  const color = resident?.color ?? '#607D8B'
  const photo = usePhoto(eid, bid, resident?.avatar ?? null, near)
  return (
    <Box
      component="img"
      ref={image}
      src={photo ?? '/avatars/default.svg'}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      sx={{
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
