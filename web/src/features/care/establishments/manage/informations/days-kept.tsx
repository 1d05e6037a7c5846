import Typography from '@mui/material/Typography'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { offeredKeptMonths, usualKeptMonths } from '@vigie/domain/care/days-kept'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useTypedOver } from '../../../../../lib/page/use-typed-over.ts'
import { LastExport } from './last-export.tsx'

interface Props {
  eid: string
  /** For how many months it keeps what its sensors say. */
  keptMonths: number
  timeZone: string
}

/** For how long a home keeps what its sensors say; a shorter time, which deletes, is asked about first. */
export default function DaysKept({ eid, keptMonths, timeZone }: Props) {
  const { t } = useTranslation()
  const { form, wasKept, change, settle } = useTypedOver(`days kept ${eid}`, { keptMonths })
  const chosen = form.keptMonths
  const sending = useSending()
  const [isAsking, ask] = useState(false)
  const months = (count: number) => t('daysKept.months', { count })
  const put = () => callApi(changeEstablishmentCall, { params: { eid }, body: { keptMonths: chosen } })
  const tell = () => {
    settle()
    tellDone('saved')
  }
  const save = async () => {
    if (chosen < keptMonths) return ask(true)
    if (await sending.send(put)) tell()
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
          <LastExport eid={eid} timeZone={timeZone} />
          {isAsking && (
            <ConfirmDialog
              title={t('daysKept.shorten')}
              button={t('daysKept.shortenButton', { months: months(chosen) })}
              isDestructive
              act={async () => {
                await put()
                tell()
                ask(false)
              }}
              onClose={() => ask(false)}
            >
              <Typography>{t('daysKept.shortenWarning', { months: months(chosen) })}</Typography>
              <Typography>{t('daysKept.shortenStays')}</Typography>
            </ConfirmDialog>
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
