import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'

interface Props {
  ref: Ref<HTMLHeadingElement>
  /** By which its section is called after it. */
  id?: string
  sx: object
  children: ReactNode
}

/** The heading of a list, which takes the focus where there is nothing of the list left to go on with (`useFocusOnward`). */
export const ListHeading = ({ ref, id, sx, children }: Props) => (
  <Typography
    ref={ref}
    tabIndex={-1}
    component="h2"
    variant="h2"
    sx={{ ...sx, outline: 'none' }}
    {...(id !== undefined && { id })}
  >
    {children}
  </Typography>
)
