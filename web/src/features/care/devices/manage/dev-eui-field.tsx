import { mdiQrcodeScan } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { readDevEui } from '@vigie/domain/devices/dev-eui'
import { lazy, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/field.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { devEuiInWords } from './kept-devices.ts'

const ScanCode = lazy(() => import('./scan-code.tsx'))

interface Props {
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  onLeave: () => void
  /** What is wrong, in words. */
  error: string | null
}

/** The number of a device: typed, pasted, or read with the camera from its QR code. */
export function DevEuiField({ value, onChange, onLeave, ...field }: Props) {
  const { t } = useTranslation()
  const [isScanning, setScanning] = useState(false)
  const devEui = readDevEui(value)
  // A browser offers its cameras to pages that came by HTTPS only.
  const hasCamera = navigator.mediaDevices !== undefined
  const read = (found: string) => {
    onChange(devEuiInWords(found))
    setScanning(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Field
        {...field}
        label={t('devices.devEui')}
        type="text"
        name="devEui"
        autoComplete="off"
        value={value}
        onChange={onChange}
        onLeave={() => {
          if (devEui) onChange(devEuiInWords(devEui))
          onLeave()
        }}
      />
      {hasCamera && (
        <Button
          aria-expanded={isScanning}
          startIcon={<Icon path={mdiQrcodeScan} />}
          onClick={() => setScanning(!isScanning)}
          sx={{ justifySelf: 'start' }}
        >
          {t(isScanning ? 'devices.stopScan' : 'devices.scan')}
        </Button>
      )}
      {isScanning && (
        <LoadBoundary onFailed={() => setScanning(false)}>
          <ScanCode onRead={read} />
        </LoadBoundary>
      )}
    </Box>
  )
}
