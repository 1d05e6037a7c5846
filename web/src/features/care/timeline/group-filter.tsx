import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../components/chips.tsx'
import type { EntryGroup } from './day-entries.ts'

interface Props {
  groups: readonly EntryGroup[]
  chosen: EntryGroup
  onChoose: (group: EntryGroup) => void
}

/** Narrows the timeline to one kind; absent where there is nothing to choose. */
export function GroupFilter({ groups, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  if (groups.length === 0) return null
  const choices = groups.map((value) => ({ value, name: t(`timeline.group.${value}`) }))
  return (
    <Box sx={{ mb: 1.5 }}>
      <Chips label={t('timeline.filter')} choices={choices} chosen={chosen} onChoose={onChoose} />
    </Box>
  )
}
