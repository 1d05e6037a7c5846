import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useTypedOver } from '../../../../../lib/page/use-typed-over.ts'

/** What is offered to choose from; every page would load it with what it is held against. */
const offeredLockMinutes = [1, 2, 5, 10, 15, 30, 60]

interface Props {
  eid: string
  /** Null: they never lock. */
  minutes: number | null
}

/** After how long without touch the screens of a home's staff lock. */
export function SharedScreens({ eid, minutes }: Props) {
  const { t } = useTranslation()
  const { form, wasKept, change, settle } = useTypedOver(`lock ${eid}`, { minutes })
  const chosen = form.minutes
  const sending = useSending()
  const save = async () => {
    const body = { lockAfterMinutes: chosen }
    if (!(await sending.send(() => callApi(changeEstablishmentCall, { params: { eid }, body })))) return
    settle()
    tellDone('saved')
  }
  // What was set by /api alone is offered too.
  const offered = [...new Set([...offeredLockMinutes, ...(minutes === null ? [] : [minutes])])]
  return (
    <Section
      title={t('sharedScreens.screens')}
      help={t('sharedScreens.screensHelp')}
      sending={sending}
      onSubmit={save}
      button={t('common.save')}
    >
      <KeptNotice wasKept={wasKept} />
      <Choice
        label={t('sharedScreens.after')}
        name="lockAfter"
        value={String(chosen ?? '')}
        onChange={(value) => change({ minutes: value === '' ? null : Number(value) })}
      >
        <option value="">{t('sharedScreens.never')}</option>
        {offered
          .toSorted((one, other) => one - other)
          .map((count) => (
            <option key={count} value={count}>
              {t('sharedScreens.minutes', { count })}
            </option>
          ))}
      </Choice>
    </Section>
  )
}
