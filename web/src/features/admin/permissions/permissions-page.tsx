import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Standing, standings } from '@vigie/domain/people/permission-table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../components/choice.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { PermissionTable } from './permission-table.tsx'

/** /admin/permissions: who may do what. Where there is no room for all, of one kind of person at a time. */
export default function PermissionsPage() {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [chosen, choose] = useState<Standing>('admin')
  usePageHeader(t('manage.rights'), routes.administered)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: 760 }}>{t('rights.help')}</Typography>
      {isNarrow && (
        <Choice
          label={t('rights.who')}
          name="standing"
          value={chosen}
          onChange={(value) => choose(standings.find((standing) => standing === value) ?? chosen)}
        >
          {standings.map((standing) => (
            <option key={standing} value={standing}>
              {t(`rights.standings.${standing}`)}
            </option>
          ))}
        </Choice>
      )}
      <PermissionTable shown={isNarrow ? [chosen] : standings} />
    </Box>
  )
}
