import 'react-easy-crop/react-easy-crop.css'
import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import type { Part } from './cut-photo.ts'

interface Props {
  /** The address of the picture. */
  address: string
  onChange: (part: Part) => void
  /** It cannot be shown. */
  onFailed: () => void
}

/** Where somebody moves and enlarges a picture until the face fills the circle: by hand, or by the arrows and the slider. */
export function CropPhoto({ address, onChange, onFailed }: Props) {
  const { t } = useTranslation()
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <Box
        sx={{ position: 'relative', height: 300, borderRadius: 1.5, overflow: 'hidden', bgcolor: 'grey.900' }}
      >
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // Something seen: by itself an arrow moves the picture by one pixel.
          keyboardStep={10}
          // The policy of the page lets no other style in than its own files'.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('photo.move') }}
          mediaProps={{ onError: onFailed }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, part) => onChange(part)}
        />
      </Box>
      <div>
        <Typography id={zoomId} variant="body2">
          {t('photo.zoom')}
        </Typography>
        <Slider
          aria-labelledby={zoomId}
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          onChange={(_, value) => setZoom(Number(value))}
        />
      </div>
    </>
  )
}
