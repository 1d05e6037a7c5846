import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { claimDevicesCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { Message } from '../../../../components/message.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { visuallyHidden } from '../../../../components/visually-hidden.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { decoded } from '../../../../lib/text/decoded.ts'
import { ImportLines, type Outcomes } from './import-lines.tsx'
import type { KeptDevice } from './kept-devices.ts'
import { type ImportedFile, readImport } from './read-import.ts'
import { useRulesOfHome } from './use-rules-of-home.ts'

interface Props {
  eid: string
  residents: readonly WithId<Beneficiary>[]
  /** Those that the home has. */
  kept: readonly KeptDevice[]
  onClose: () => void
}

/** Adds the devices of a CSV file: shows what it holds and what is wrong with it, then what became of each line. */
export default function ImportDevices({ eid, residents, kept, onClose }: Props) {
  const { t } = useTranslation()
  const sending = useSending()
  const home = useRulesOfHome(eid)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ImportedFile | null>(null)
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  const lines = file === null || 'fault' in file ? [] : file.lines
  const devices = lines.flatMap(({ result }) => ('fault' in result ? [] : result))
  const faulty = lines.length - devices.length
  const read = async (chosen: File) =>
    setFile(readImport(decoded(new Uint8Array(await chosen.arrayBuffer())), residents, kept))
  const add = () =>
    sending.send(async () => {
      const answer = await callApi(claimDevicesCall, { params: { eid }, body: { devices } })
      setOutcomes(new Map(answer.devices.map(({ deviceId, outcome }) => [deviceId, outcome])))
      // How many were added stands above the lines, out of sight of whoever has read them to the end.
      input.current?.form?.scrollIntoView()
    })
  const choose = () => input.current?.click()
  const added = [...(outcomes?.values() ?? [])].filter((outcome) => outcome === 'added').length
  const leftOut = lines.length - added
  const ready = devices.length > 0 ? t('devices.ready', { count: devices.length }) : t('devices.noneReady')
  const told =
    lines.length === 0
      ? null
      : outcomes === null
        ? `${ready} ${faulty > 0 ? t('devices.faulty', { count: faulty }) : ''}`
        : `${t('devices.addedOf', { count: added })} ${leftOut > 0 ? t('devices.leftOut', { count: leftOut }) : ''}`
  const [button, act] = outcomes
    ? [t('common.close'), onClose]
    : devices.length > 0
      ? [t('devices.importIt', { count: devices.length }), add]
      : [t('devices.chooseFile'), choose]
  return (
    <FormDialog
      title={t('devices.import')}
      sending={sending}
      button={button}
      isOver={outcomes !== null}
      unsaved={{
        question: t('devices.importUnsaved'),
        leave: t('devices.importLeave'),
        stay: t('devices.importStay'),
      }}
      onSubmit={act}
      onClose={onClose}
    >
      {lines.length === 0 && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{t('devices.importHelp')}</Typography>
          <Box component="pre" tabIndex={0} sx={{ m: 0, p: 1.5, overflowX: 'auto', bgcolor: '#F2F4F5' }}>
            {t('devices.importExample')}
          </Box>
        </>
      )}
      <Box
        component="input"
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('devices.file')}
        tabIndex={-1}
        sx={visuallyHidden}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          // The same file, once it is mended, is another choice.
          event.currentTarget.value = ''
          if (chosen) sending.send(() => read(chosen))
        }}
      />
      <Message kind="error">{file && 'fault' in file && t(`devices.fileFaults.${file.fault}`)}</Message>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          '&:has(> :only-child:empty)': { position: 'absolute' },
        }}
      >
        {/* There from the start: a place that comes with its words is not read out. */}
        <Typography role="status" sx={{ flex: 1, minWidth: 200 }}>
          {told}
        </Typography>
        {outcomes === null && devices.length > 0 && (
          <Button onClick={choose}>{t('devices.chooseOther')}</Button>
        )}
      </Box>
      <ImportLines lines={lines} residents={residents} outcomes={outcomes} home={home} />
    </FormDialog>
  )
}
