import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router-dom'

interface Props {
  /** What the tabs are of. */
  label: string
  tabs: readonly { readonly to: string; readonly title: string }[]
  /** The address of the one that is shown; false: of none of them. */
  current: string | false
}

/** Tabs as links: each is a page of its own; on a phone they are scrolled sideways. */
export function PageTabs({ label, tabs, current }: Props) {
  return (
    <Tabs
      value={current}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ to, title }) => (
        <Tab key={to} component={Link} to={to} value={to} label={title} />
      ))}
    </Tabs>
  )
}
