import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { offeredKeptMonths, usualKeptMonths } from '@vigie/domain/care/days-kept'
import type { EstablishmentSettings } from '@vigie/domain/care/establishment-settings'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useTypedOver } from '../../../../../lib/page/use-typed-over.ts'
import { settingsSource } from '../../../records/managing-sources.ts'
import { DaysGo } from './days-go.tsx'
import { LastExport } from './last-export.tsx'
import { ShortenDialog } from './shorten-dialog.tsx'

interface Props {
  eid: string
  name: string
  /** For how many months it keeps what its sensors say. */
  keptMonths: number
  timeZone: string
}

/** For how long a home keeps what its sensors say; a shorter time, which deletes, is asked about first, and the home's name is typed for it. */
export default function DaysKept({ eid, name, keptMonths, timeZone }: Props) {
  const { t } = useTranslation()
  const { form, wasKept, change, settle } = useTypedOver(`days kept ${eid}`, { keptMonths })
  const chosen = form.keptMonths
  const sending = useSending()
  const [isAsking, ask] = useState(false)
  const live = useLive(useMemo(() => settingsSource(eid), [eid]))
  // Of what is not heard yet nothing is said.
  const settings: Partial<EstablishmentSettings> | null = live.status === 'ready' ? (live.value ?? {}) : null
  const months = (count: number) => t('daysKept.months', { count })
  const put = (typedName?: string) =>
    callApi(changeEstablishmentCall, { params: { eid }, body: { keptMonths: chosen, typedName } })
  const tell = () => {
    settle()
    tellDone('saved')
  }
  const save = async () => {
    if (chosen < keptMonths) return ask(true)
    if (await sending.send(() => put())) tell()
  }
  // What was set by /api alone is offered too.
  const offered = [...new Set([...offeredKeptMonths, keptMonths])].toSorted((one, other) => one - other)
  return (
    <Section
      title={t('daysKept.title')}
      help={t('daysKept.help')}
      sending={sending}
      onSubmit={save}
      button={t('common.save')}
      below={
        <>
          {settings !== null && <LastExport exported={settings.exported} timeZone={timeZone} />}
          {settings?.daysGoAt !== undefined && (
            <DaysGo at={settings.daysGoAt} months={months(keptMonths)} timeZone={timeZone} />
          )}
          {isAsking && (
            <ShortenDialog
              name={name}
              months={months(chosen)}
              hasCopy={settings && settings.exported !== undefined}
              shorten={async () => {
                await put(name)
                tell()
                ask(false)
              }}
              onClose={() => ask(false)}
            />
          )}
        </>
      }
    >
      <KeptNotice wasKept={wasKept} />
      <Choice
        label={t('daysKept.keep')}
        name="keptMonths"
        value={String(chosen)}
        onChange={(value) => change({ keptMonths: Number(value) })}
      >
        {offered.map((count) => (
          <option key={count} value={count}>
            {count === usualKeptMonths ? t('daysKept.usual', { months: months(count) }) : months(count)}
          </option>
        ))}
      </Choice>
    </Section>
  )
}
