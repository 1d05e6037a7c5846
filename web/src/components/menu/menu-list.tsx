import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { pressBeganAt } from '../../lib/page/press-began.ts'
import { Icon } from '../icon.tsx'
import type { ActionMenuProps } from './action-menu.tsx'

/** The open menu, apart from what opens it so that no page waits for it. */
export default function MenuList({ anchor, onClose, header, items }: ActionMenuProps) {
  const [openedAt] = useState(() => performance.now())
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {header && (
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          {header}
        </Box>
      )}
      {header && <Divider component="li" />}
      {items.map(({ label, icon, checked, lang, act }) => (
        <MenuItem
          key={label}
          lang={lang}
          {...(checked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': checked })}
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
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
