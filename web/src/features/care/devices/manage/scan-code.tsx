import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { readDevEui } from '@vigie/domain/devices/dev-eui'
import { BrowserQRCodeReader } from '@zxing/browser'
import { ChecksumException, FormatException, NotFoundException } from '@zxing/library'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../../components/message.tsx'

/** The one on the back of a phone, where there is one. */
const camera: MediaStreamConstraints = { audio: false, video: { facingMode: 'environment' } }

/** Whether a picture was read and there is no whole code in it, as in most. */
const isNoCode = (error: unknown) =>
  error instanceof NotFoundException || error instanceof ChecksumException || error instanceof FormatException

/** What the camera sees, until the QR code of a device is in it; no picture leaves the page. */
export default function ScanCode({ onRead }: { onRead: (devEui: string) => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<'noCamera' | 'otherCode' | null>(null)
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    let isOver = false
    const scanning = new BrowserQRCodeReader().decodeFromConstraints(
      camera,
      video.current ?? undefined,
      (code, error) => {
        if (isOver) return
        // Whatever else went wrong ended the reading, and nobody is to hold a code in front of a camera that looks at nothing.
        if (error && !isNoCode(error)) return setFault('noCamera')
        if (!code) return
        const devEui = readDevEui(code.getText())
        if (devEui === null) return setFault('otherCode')
        isOver = true
        tell(devEui)
      },
    )
    scanning.catch((error: unknown) => {
      if (isOver) return
      console.warn('The camera cannot be used', error)
      setFault('noCamera')
    })
    return () => {
      isOver = true
      // Also where the camera is given only after it is no more wanted; that it was refused is told above.
      scanning.then(
        (controls) => controls.stop(),
        () => undefined,
      )
    }
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
