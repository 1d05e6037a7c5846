import Autocomplete, {
  type AutocompleteRenderGroupParams,
  type AutocompleteRenderInputParams,
} from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PopperProps } from '@mui/material/Popper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SearchOption } from './search-options.ts'

interface Props {
  term: string
  onType: (term: string) => void
  options: readonly SearchOption[]
  onClose: () => void
}

/** The list stands below the field, where a phone's keyboard leaves room, and scrolls with the window. */
const InFlow = ({ children, open }: PopperProps) =>
  open && typeof children !== 'function' ? (
    <Box sx={{ '& .MuiPaper-root': { boxShadow: 'none' } }}>{children}</Box>
  ) : null

/** What is typed, and what was found by it: arrows choose, Enter opens, Escape closes. */
export function SearchBox({ term, onType, options, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = (option: SearchOption | null) => {
    if (option === null) return
    onClose()
    navigate(option.to)
  }
  return (
    <Autocomplete<SearchOption>
      options={options}
      value={null}
      inputValue={term}
      onInputChange={(_, typed, reason) => reason === 'input' && onType(typed)}
      onChange={(_, option) => open(option)}
      open={options.length > 0}
      onClose={(_, reason) => reason === 'escape' && onClose()}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      disableClearable={false}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ group, key }) => `${group} ${key}`}
      groupBy={({ group }) => group}
      renderGroup={({ key, group, children }) => (
        <Group key={key} group={group}>
          {children}
        </Group>
      )}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" {...props} key={key}>
          <Option option={option} />
        </Box>
      )}
      renderInput={(params) => <Input params={params} label={t('search.label')} />}
      slots={{ popper: InFlow }}
      slotProps={{
        listbox: { component: 'div', 'aria-label': t('search.title'), sx: { maxHeight: 'none', p: 0 } },
      }}
    />
  )
}

function Input({ params, label }: { params: AutocompleteRenderInputParams; label: string }) {
  const { inputLabel, input, htmlInput } = params.slotProps
  return (
    <FormControl fullWidth>
      <FormLabel {...inputLabel} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput {...input} autoFocus slotProps={{ input: htmlInput }} />
    </FormControl>
  )
}

function Group({ group, children }: Pick<AutocompleteRenderGroupParams, 'group' | 'children'>) {
  const { t } = useTranslation()
  const name = t(`search.${group as SearchOption['group']}`)
  return (
    <Box role="group" aria-label={name}>
      <Typography aria-hidden sx={{ px: 2, pt: 1.5, typography: 'body2', color: 'text.secondary' }}>
        {name}
      </Typography>
      {children}
    </Box>
  )
}

function Option({ option: { title, details, isArchived } }: { option: SearchOption }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minWidth: 0, minHeight: 44, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>{title}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[...(isArchived ? [t('search.archived')] : []), ...details].join(' · ')}
      </Box>
    </Box>
  )
}
