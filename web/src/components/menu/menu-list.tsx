import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLayoutEffect, useState } from 'react'
import { keepFromBeneath } from '../../lib/page/kept-from-beneath.ts'
import { pressBeganAt } from '../../lib/page/press-began.ts'
import { useBackCloses } from '../../lib/page/use-back-closes.ts'
import { Icon } from '../icon.tsx'
import type { ActionMenuProps } from './action-menu.tsx'

/** The open menu, apart from what opens it so that no page waits for it. */
export default function MenuList({ anchor, onClose, header, label, items }: ActionMenuProps) {
  const [openedAt] = useState(() => performance.now())
  // Nor does the second of two taps that closed it reach what lay beneath: another resident, perhaps.
  useLayoutEffect(() => keepFromBeneath, [])
  useBackCloses(anchor !== null, onClose)
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {header && (
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          {header}
        </Box>
      )}
      {header && <Divider component="li" />}
      {items.map(({ label, icon, picture, checked, chosen, beginsGroup, lang, act }) => (
        <MenuItem
          key={label}
          lang={lang}
          sx={beginsGroup ? { borderTop: 1, borderColor: 'divider' } : undefined}
          {...(checked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': checked })}
          {...(chosen !== undefined && { role: 'menuitemradio', 'aria-checked': chosen, selected: chosen })}
          onClick={({ nativeEvent }) => {
            // The second of two taps that opened the menu chooses nothing in it.
            if (pressBeganAt(nativeEvent) < openedAt) return
            onClose()
            act()
          }}
        >
          {icon && (
            <ListItemIcon>
              <Icon path={icon} />
            </ListItemIcon>
          )}
          {picture && <Box component="img" src={picture} alt="" width={32} height={32} sx={{ mr: 1.5 }} />}
          {label}
          {chosen && (
            <Icon path={mdiCheck} fontSize="small" sx={{ ml: 'auto', pl: 1, boxSizing: 'content-box' }} />
          )}
        </MenuItem>
      ))}
    </Menu>
  )
}
