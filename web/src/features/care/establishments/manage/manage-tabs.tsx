import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { manageTabs } from './tabs.ts'

interface Props {
  eid: string
  /** The title of the one that is shown. */
  current: (typeof manageTabs)[number]['title'] | false
}

/** The tabs of a home as links: each is a page of its own; on a phone they are scrolled sideways. */
export function ManageTabs({ eid, current }: Props) {
  const { t } = useTranslation()
  return (
    <Tabs
      value={current}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={t('manage.tabs')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {manageTabs.map(({ title, path }) => (
        <Tab key={title} component={Link} to={path(eid)} value={title} label={t(title)} />
      ))}
    </Tabs>
  )
}
