import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { textOf } from './text-of.ts'

/** A text as it stands, in the letters of a typewriter. */
export function ShownText({ bytes }: { bytes: Blob }) {
  const [text, setText] = useState('')
  useEffect(() => {
    let isHere = true
    bytes.arrayBuffer().then((all) => {
      if (isHere) setText(textOf(new Uint8Array(all)))
    })
    return () => {
      isHere = false
    }
  }, [bytes])
  return (
    <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 }}>
      {text}
    </Box>
  )
}
