import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unreadable } from '../../../lib/firebase/live-source.ts'

/** The fields, in any of our records, that tell a person whom or what it is about. */
const who = ['name', 'beneficiaryName', 'establishmentName']
const where = ['location', 'deviceLocation']
const longest = 80

/**
 * What a record that cannot be shown is called, as far as it says so itself: "Chambre 214, Mme Roy". Its id where it says
 * nothing, by which an administrator finds it.
 */
export function nameOfUnreadable({ id, said }: Pick<Unreadable, 'id' | 'said'>, t: TFunction): string {
  const first = (fields: readonly string[]) => fields.map((field) => textIn(said[field])).find(Boolean)
  const room = textIn(said.room)
  const words = [room && t('common.room', { room }), first(who), first(where)].filter(Boolean)
  return words.length > 0
    ? words.join(', ')
    : t('notShown.record', { id: textIn(said.deviceId) ?? textIn(said.gatewayId) ?? id })
}

/** The same for several, in the language of the screen. */
export function useUnreadableNames(): (records: readonly Unreadable[]) => string[] {
  const { t } = useTranslation()
  return useCallback((records) => records.map((record) => nameOfUnreadable(record, t)), [t])
}

function textIn(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim().slice(0, longest) : ''
  return text === '' ? undefined : text
}
