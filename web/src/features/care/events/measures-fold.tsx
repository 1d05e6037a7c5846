import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { TimelineRow } from './folded-measures.ts'
import { useEventWords } from './use-event-words.ts'

interface Props {
  /** Newest first. */
  measures: TimelineRow['all']
  timeZone: string
}

/** How much a device measured since when, under the row of its newest; each of it one tap away. */
export function MeasuresFold({ measures, timeZone }: Props) {
  const { t } = useTranslation()
  const words = useEventWords()
  const [unfolded, unfold] = useState(false)
  const id = useId()
  const oldest = measures.at(-1)
  return (
    <>
      <Button
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => unfold(!unfolded)}
        endIcon={<Icon path={unfolded ? mdiChevronUp : mdiChevronDown} />}
        sx={{ display: 'flex', px: 0, typography: 'body2' }}
      >
        {oldest &&
          t('timeline.measures', { count: measures.length, time: localTimeOfDay(oldest.at, timeZone) })}
      </Button>
      <Box
        component="ul"
        id={id}
        hidden={!unfolded}
        sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}
      >
        {unfolded &&
          measures.map(({ name, at, kind, deviceType, value, late }) => (
            <li key={name}>
              {localTimeOfDay(at, timeZone)} · {words(kind, deviceType, value)}
              {late && ` · ${t('timeline.late')}`}
            </li>
          ))}
      </Box>
    </>
  )
}
