import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'

interface Props {
  resident: Pick<Beneficiary, 'avatar' | 'color'> | null
  /** Pixels. */
  size: number
}

/** A resident's photo, or the default avatar, ringed with the colour derived from it. The name stands beside it. */
export function ResidentAvatar({ resident, size }: Props) {
  const color = resident?.color ?? '#607D8B'
  const photo = resident?.avatar ?? null
  return (
    <Box
      component="img"
      src={`/avatars/${photo ?? 'default.svg'}`}
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
