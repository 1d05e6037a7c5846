import { mdiTune } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { ActionMenu } from '../../../components/menu/action-menu.tsx'
import { sorts, useSort, useView, views } from './list-looks.ts'

/** By which somebody says in what order they want the residents, and whether as cards or as lines: this computer remembers it. */
export const ListMenu = memo(function ListMenu() {
  const { t } = useTranslation()
  const [sort, sortBy] = useSort()
  const [view, viewAs] = useView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={t('residentList.list')}
        title={t('residentList.list')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={mdiTune} />
      </IconButton>
      <ActionMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={t('residentList.list')}
        items={[
          ...sorts.map((one) => ({
            label: t(`residentList.sort.${one}`),
            chosen: one === sort,
            act: () => sortBy(one),
          })),
          ...views.map((one, index) => ({
            label: t(`residentList.view.${one}`),
            chosen: one === view,
            beginsGroup: index === 0,
            act: () => viewAs(one),
          })),
        ]}
      />
    </>
  )
})
