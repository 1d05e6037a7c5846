import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { readDevEui } from '@vigie/domain/devices/dev-eui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../../components/message.tsx'
import { readCodes } from './code-camera.ts'

/** What the camera sees, until the QR code of a device is in it; no picture leaves the page. */
export default function ScanCode({ onRead }: { onRead: (devEui: string) => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<'noCamera' | 'otherCode' | null>(null)
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (video.current === null) return
    return readCodes(
      video.current,
      (text) => {
        const devEui = readDevEui(text)
        if (devEui === null) setFault('otherCode')
        else tell(devEui)
      },
      (error) => {
        console.warn('The camera cannot be used', error)
        setFault('noCamera')
      },
    )
  }, [])
  return (
    <div>
      {fault !== 'noCamera' && (
        <>
          <Typography sx={{ mb: 1 }}>{t('devices.scanHelp')}</Typography>
          <Box
            component="video"
            ref={video}
            muted
            playsInline
            aria-label={t('devices.scan')}
            sx={{ display: 'block', width: '100%', maxHeight: 320, bgcolor: '#000', borderRadius: 1, mb: 1 }}
          />
        </>
      )}
      <Message kind="error">{fault && t(`devices.${fault}`)}</Message>
    </div>
  )
}
