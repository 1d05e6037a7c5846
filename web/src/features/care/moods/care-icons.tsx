import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { moodTypes } from '@vigie/domain/care/mood-record'
import { useTranslation } from 'react-i18next'
import { CareFace, useCareWords } from './care-face.tsx'
import { type ShownMood, shownMood } from './own-moods.ts'
import { RecordMood } from './record-mood.tsx'
import { useOwnMoods } from './use-own-moods.ts'

type Recorded = Pick<Beneficiary, 'name' | (typeof moodTypes)[number]>

interface Props {
  eid: string
  bid: string
  resident: Recorded
  /** Whether the person may record it: then each is a button. */
  mayRecord: boolean
}

/** A resident's mood, health and appetite, each with its age; what nobody has said is unknown, never "normal". */
export function CareIcons({ eid, bid, resident, mayRecord }: Props) {
  const { t } = useTranslation()
  const { name } = resident
  const { own, record } = useOwnMoods({ eid, bid, name })
  return (
    <Box
      role="group"
      aria-label={t('moods.of', { name })}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}
    >
      {moodTypes.map((type) => {
        const shown = shownMood(resident[type], own[type] ?? null)
        const one = { type, shown }
        return mayRecord ? (
          <RecordMood key={type} {...one} name={name} record={(value) => record(type, value)} />
        ) : (
          <CareIcon key={type} {...one} />
        )
      })}
    </Box>
  )
}

function CareIcon({ type, shown }: { type: (typeof moodTypes)[number]; shown: ShownMood | null }) {
  const { t } = useTranslation()
  const { what, value, age } = useCareWords(type, shown)
  const label = value === null ? t('moods.unknown', { what }) : t('moods.known', { what, value, age })
  return (
    <Box role="img" aria-label={label} title={label}>
      <CareFace type={type} shown={shown} />
    </Box>
  )
}
