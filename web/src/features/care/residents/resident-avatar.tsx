import { type ComponentProps, useRef } from 'react'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import { ResidentPhoto } from './resident-photo.tsx'

/** A resident's photo that sees by itself whether it is near the screen. */
export function ResidentAvatar(props: Omit<ComponentProps<typeof ResidentPhoto>, 'ref' | 'isNear'>) {
  const image = useRef<HTMLImageElement>(null)
  return <ResidentPhoto {...props} ref={image} isNear={useNearViewport(image)} />
}
