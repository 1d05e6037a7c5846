import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AlertLoad, ResidentLoad } from '@vigie/domain/alerts/alert-load'
import type { Shift } from '@vigie/domain/time/shift'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { shiftName } from '../../../care/establishments/manage/shifts/shift-name.ts'
import { roomAndName } from '../../../care/residents/room-and-name.ts'

/** As many as one looks through; who had fewer alerts is asked for. */
const firstShown = 15

interface Props {
  load: Pick<AlertLoad, 'alerts' | 'residents' | 'shifts'>
  shifts: readonly Shift[]
}

/** How many alerts each resident had, and in which shifts, the most first; all of them together above. */
export function LoadByResident({ load, shifts }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [showsAll, showAll] = useState(false)
  const shown = showsAll ? load.residents : load.residents.slice(0, firstShown)
  const left = load.residents.length - shown.length
  const shiftWords = (counted: ResidentLoad['shifts']) =>
    counted
      .map(({ shiftId, alerts }) => {
        const known = shifts.find(({ id }) => id === shiftId)
        const shift = known ? shiftName(known, locale) : t('alertLoad.noShift')
        return t('alertLoad.ofShift', { shift, count: alerts })
      })
      .join(' · ')
  return (
    <TitledCard title={t('alertLoad.residents')} help={t('alertLoad.residentsHelp')}>
      <Box
        component="table"
        sx={{
          ...{ width: '100%', borderCollapse: 'collapse' },
          '& th, & td': {
            textAlign: 'start',
            verticalAlign: 'top',
            p: 1,
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& tbody th': { overflowWrap: 'anywhere' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('alertLoad.resident')}</th>
            <th scope="col">{t('alertLoad.alerts')}</th>
            {shifts.length > 0 && <th scope="col">{t('alertLoad.byShift')}</th>}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('alertLoad.all')}</th>
            <td>{load.alerts}</td>
            {shifts.length > 0 && <td>{shiftWords(load.shifts)}</td>}
          </tr>
          {shown.map(({ beneficiaryId, name, room, alerts, shifts: counted }) => (
            <tr key={beneficiaryId}>
              <Box component="th" scope="row" sx={{ fontWeight: 400 }}>
                {roomAndName({ room, name: name || beneficiaryId })}
              </Box>
              <td>{alerts}</td>
              {shifts.length > 0 && <td>{shiftWords(counted)}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
      {left > 0 && (
        <Button variant="outlined" onClick={() => showAll(true)} sx={{ mt: 1 }}>
          {t('alertLoad.showAll', { count: left })}
        </Button>
      )}
    </TitledCard>
  )
}
