import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { permissionRows } from '@vigie/domain/people/permission-rows'
import type { Standing } from '@vigie/domain/people/permission-table'
import { useTranslation } from 'react-i18next'

/** The permission table, with a column for each kind of person that is shown. */
export function PermissionTable({ shown }: { shown: readonly Standing[] }) {
  const { t } = useTranslation()
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        // A word is broken where it is wider than the screen alone: a right that is read wrong is believed.
        sx={{ '& th, & td': { verticalAlign: 'top', overflowWrap: 'break-word', px: { xs: 0.5, md: 1.5 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('rights.record')}</TableCell>
            <TableCell>{t('rights.operation')}</TableCell>
            {shown.map((standing) => (
              <TableCell key={standing}>{t(`rights.standings.${standing}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {permissionRows.map(({ collection, operations, grants }) => (
            <TableRow key={`${collection} ${operations.join()}`}>
              <TableCell component="th" scope="row">
                {t(`rights.collections.${collection}`)}
              </TableCell>
              <TableCell>
                {operations.map((operation) => t(`rights.operations.${operation}`)).join(', ')}
              </TableCell>
              {shown.map((standing) => {
                const grant = grants[standing]
                return (
                  <TableCell key={standing} sx={{ color: grant ? undefined : 'text.secondary' }}>
                    {t(grant ? `rights.grants.${grant}` : 'rights.no')}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
