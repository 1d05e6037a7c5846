import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  to: string
  children: string
}

/** The way to another page before the app, as tall as a finger. */
export function AccountLink({ to, children }: Props) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1 }}
    >
      {children}
    </Link>
  )
}
