import Link from '@mui/material/Link'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Choice } from '../../../../../components/choice.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { routes } from '../../../../../lib/page/routes.ts'
import { useTypedOver } from '../../../../../lib/page/use-typed-over.ts'

interface Props {
  eid: string
  showsNames: boolean
}

/** What a home's board tells whoever walks by, and the way to it. */
export default function WallBoard({ eid, showsNames }: Props) {
  const { t } = useTranslation()
  const { form, wasKept, change, settle } = useTypedOver(`board ${eid}`, { showsNames })
  const sending = useSending()
  const save = async () => {
    const body = { boardShowsNames: form.showsNames }
    if (!(await sending.send(() => callApi(changeEstablishmentCall, { params: { eid }, body })))) return
    settle()
    tellDone('saved')
  }
  return (
    <Section
      title={t('wallBoard.board')}
      help={t('wallBoard.help')}
      sending={sending}
      onSubmit={save}
      button={t('common.save')}
      below={
        <Link
          component={RouterLink}
          to={routes.board(eid)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, justifySelf: 'start' }}
        >
          {t('wallBoard.open')}
        </Link>
      }
    >
      <KeptNotice wasKept={wasKept} />
      <Choice
        label={t('wallBoard.says')}
        name="boardShowsNames"
        value={form.showsNames ? 'names' : 'rooms'}
        onChange={(value) => change({ showsNames: value === 'names' })}
      >
        <option value="rooms">{t('wallBoard.rooms')}</option>
        <option value="names">{t('wallBoard.names')}</option>
      </Choice>
    </Section>
  )
}
