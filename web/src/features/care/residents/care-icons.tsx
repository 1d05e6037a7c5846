import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type Appetite, appetiteNames, appetites, healthNames, moodNames } from '@vigie/domain/care/enums'
import type { Localized } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords } from '../../../lib/time/words.ts'

const appetiteKeys = Object.entries(appetites) as [keyof typeof appetites, Appetite][]
const appetiteIcon = (value: Appetite) =>
  `/appetites/APPETITE_${appetiteKeys.find(([, number]) => number === value)?.[0]}.png`

/** A resident's mood, health and appetite, each with its age; what nobody has said is unknown, never "normal". */
export function CareIcons({ resident }: { resident: Pick<Beneficiary, 'mood' | 'health' | 'appetite'> }) {
  const { t } = useTranslation()
  const { mood, health, appetite } = resident
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
      <CareIcon
        what={t('residents.mood')}
        latest={mood && { ...mood, name: moodNames[mood.value], icon: `/moods/${mood.value}.png` }}
      />
      <CareIcon
        what={t('residents.health')}
        latest={
          health && { ...health, name: healthNames[health.value], icon: `/healths/${health.value}.png` }
        }
      />
      <CareIcon
        what={t('residents.appetite')}
        latest={
          appetite && { ...appetite, name: appetiteNames[appetite.value], icon: appetiteIcon(appetite.value) }
        }
      />
    </Box>
  )
}

/** Beside name and age where there is room, above the age on a phone. */
const iconPlace = { gridRow: { xs: 1, sm: '1 / 3' } } as const

interface Props {
  what: string
  latest: { readonly name: Localized; readonly icon: string; readonly at: number } | null
}

function CareIcon({ what, latest }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const age = latest && ageInWords(latest.at, now, locale)
  const label = latest
    ? t('residents.careKnown', { what, value: latest.name[locale], age })
    : t('residents.careUnknown', { what })
  return (
    <Box
      role="img"
      aria-label={label}
      title={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        columnGap: 0.75,
        minWidth: 0,
        typography: 'body2',
        lineHeight: 1.2,
      }}
    >
      {latest ? (
        <Box component="img" src={latest.icon} alt="" width={32} height={32} loading="lazy" sx={iconPlace} />
      ) : (
        <Box
          component="span"
          sx={{
            width: 32,
            height: 32,
            borderRadius: '50%',
            border: '2px dashed',
            borderColor: 'text.disabled',
            textAlign: 'center',
            ...iconPlace,
          }}
        >
          —
        </Box>
      )}
      <Box component="span" sx={{ minWidth: 0 }}>
        {latest ? latest.name[locale] : what}
      </Box>
      {/* Under both on a phone, where beside the icon there is no room for "il y a 45 min". */}
      <Box component="span" sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, color: 'text.secondary' }}>
        {age ?? t('common.unknown')}
      </Box>
    </Box>
  )
}
