import Box from '@mui/material/Box'

/** The sign of Vigie, with its name where there is room. */
export function Logo({ size, withName }: { size: number; withName: boolean }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary' }}
    >
      <img src="/logo.svg" alt="" width={size} height={size} />
      {withName && (
        <Box component="span" sx={{ fontSize: size * 0.62, fontWeight: 700, letterSpacing: '-0.01em' }}>
          Vigie
        </Box>
      )}
    </Box>
  )
}
