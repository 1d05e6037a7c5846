import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useManaged } from '../use-managed.ts'

/** /establishment/{eid}/informations: what the home is called, where it is, and whom one reaches there. */
export default function InformationsTab() {
  const { t } = useTranslation()
  const { name, details } = useManaged()
  if (!details) return <Unreadable names={[name]} />
  const { address, contact, timeZone, state } = details
  const lines = [
    [t('manage.name'), name],
    [t('manage.address'), address],
    [t('manage.contactName'), contact.name],
    [t('manage.contactPhone'), contact.phone],
    [t('manage.contactEmail'), contact.email],
    [t('manage.timeZone'), timeZone],
    [t('manage.state'), t(`manage.${state}`)],
  ]
  return (
    <Card component="dl" sx={{ m: 0, p: 2, display: 'grid', gap: 1.5 }}>
      {lines.map(([label, value]) => (
        <Box key={label}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value || t('manage.notSaid')}
          </Box>
        </Box>
      ))}
    </Card>
  )
}
