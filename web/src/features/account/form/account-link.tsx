import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  to: string
  /** What was typed in the address field here: the page that it leads to begins with it. */
  email?: string
  children: string
}

/** The way to another page before the app, as tall as a finger. */
export function AccountLink({ to, email, children }: Props) {
  return (
    <Link
      component={RouterLink}
      to={to}
      state={email === undefined ? undefined : { email }}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {children}
    </Link>
  )
}
