import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useEstablishments } from '../features/care/establishments/establishments-context.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { screenTimeZone } from '../lib/time/screen-time-zone.ts'
import { useClockOffset } from '../lib/time/server-clock.ts'
import { sinceClockTime } from '../lib/time/words.ts'

/** On whose clock a time of the whole screen is told; where that is not known, none is. */
export type ScreenClock =
  | { readonly of: 'homes'; readonly timeZone: string }
  | { readonly of: 'unknown' }
  | { readonly of: 'device' }

/**
 * The clock of a screen: the home's that its address names, or the one that all the person's homes share; where several
 * clocks or none are on screen, the device's own (ADR 31).
 * @param eid the home of the address, if it names one
 */
export function screenClock(
  eid: string | undefined,
  homes: readonly { readonly id: string; readonly details: { readonly timeZone: string } | null }[],
  loading: boolean,
): ScreenClock {
  const named = homes.find(({ id }) => id === eid)
  if (named?.details) return { of: 'homes', timeZone: named.details.timeZone }
  if (named || loading) return { of: 'unknown' }
  const zones = new Set(homes.flatMap(({ details }) => details?.timeZone ?? []))
  const [only] = zones
  return zones.size === 1 && only !== undefined ? { of: 'homes', timeZone: only } : { of: 'device' }
}

/**
 * Tells an instant that this device's clock has dated, right or wrong, on the clock of this screen, as it stands after "since": "19:41", saying so
 * where it is in the device's zone. Null while it is not known on whose clock to tell it.
 */
export function useScreenClock(): (at: number) => string | null {
  const { t } = useTranslation()
  const locale = useLocale()
  const { eid } = useParams()
  const { list, loading } = useEstablishments()
  const offsetMs = useClockOffset()
  return useCallback(
    (dated) => {
      const at = dated + offsetMs
      const now = Date.now() + offsetMs
      const clock = screenClock(eid, list, loading)
      if (clock.of === 'unknown') return null
      if (clock.of === 'homes') return sinceClockTime(at, now, clock.timeZone, locale)
      return t('shell.deviceTime', { time: sinceClockTime(at, now, screenTimeZone, locale) })
    },
    [eid, list, loading, offsetMs, locale, t],
  )
}
