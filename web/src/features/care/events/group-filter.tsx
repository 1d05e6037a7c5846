import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { EventGroup } from './event-groups.ts'

interface Props {
  groups: readonly EventGroup[]
  chosen: EventGroup
  onChoose: (group: EventGroup) => void
}

/** Narrows the timeline to one kind of event; absent where there is nothing to choose. */
export function GroupFilter({ groups, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  if (groups.length === 0) return null
  return (
    <Box
      role="group"
      aria-label={t('timeline.filter')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {groups.map((group) => (
        <ButtonBase
          key={group}
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
          sx={{
            minHeight: 44,
            px: 2,
            borderRadius: 6,
            border: 1,
            borderColor: group === chosen ? 'primary.dark' : 'divider',
            bgcolor: group === chosen ? 'primary.light' : 'background.paper',
            fontWeight: group === chosen ? 700 : 400,
            typography: 'body2',
          }}
        >
          {t(`timeline.group.${group}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}
