import { mdiClockOutline, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mostShifts, type Shift } from '@vigie/domain/time/shift'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../components/empty-state.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useFocusOnward } from '../../../../../lib/page/use-focus-onward.ts'
import { useEstablishments } from '../../../establishments/establishments-context.ts'
import { useManaged } from '../use-managed.ts'
import { DayCover } from './day-cover.tsx'
import { DeleteShift } from './delete-shift.tsx'
import { ShiftDialog } from './shift-dialog.tsx'
import { shiftName } from './shift-name.ts'
import { ShiftRow } from './shift-row.tsx'

type Doing = { what: 'add' } | { what: 'change' | 'delete'; shift: Shift } | null

/** /establishment/{eid}/shifts: the shifts of a home, and what of the day they leave out. */
export default function ShiftsTab() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id: eid, name, details } = useManaged()
  const { loading } = useEstablishments()
  const [doing, begin] = useState<Doing>(null)
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLButtonElement>(null)
  useFocusOnward(list, last)
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  const shifts = details.shifts.toSorted((one, next) => one.start.localeCompare(next.start))
  const stop = () => begin(null)
  // As it is by now; as it was where somebody else has taken it out.
  const asItIs = (shift: Shift) => shifts.find(({ id }) => id === shift.id) ?? shift
  const add = (
    <Button
      ref={last}
      variant={shifts.length === 0 ? 'contained' : 'outlined'}
      startIcon={<Icon path={mdiPlus} />}
      onClick={() => begin({ what: 'add' })}
    >
      {t('manage.addShift')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {shifts.length > 0 && <DayCover shifts={shifts} />}
      <div ref={list}>
        {shifts.length === 0 ? (
          <EmptyState icon={mdiClockOutline} title={t('manage.noShift')} help={t('manage.noShiftHelp')}>
            {add}
          </EmptyState>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {shifts.map((shift) => (
              <ShiftRow
                key={shift.id}
                shift={shift}
                onChange={() => begin({ what: 'change', shift })}
                onDelete={() => begin({ what: 'delete', shift })}
              />
            ))}
          </Box>
        )}
      </div>
      {shifts.length > 0 && shifts.length < mostShifts && <div>{add}</div>}
      {doing?.what === 'delete' && (
        <DeleteShift
          eid={eid}
          shift={{ ...asItIs(doing.shift), name: shiftName(asItIs(doing.shift), locale) }}
          onClose={stop}
        />
      )}
      {doing && doing.what !== 'delete' && (
        <ShiftDialog
          eid={eid}
          shift={doing.what === 'change' ? asItIs(doing.shift) : null}
          shifts={shifts}
          onClose={stop}
        />
      )}
    </Box>
  )
}
