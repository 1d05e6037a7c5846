import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Block, Item, Section } from '@vigie/domain/reports/outline'
import { stacked } from '../../../components/stacked.ts'
import { TitledCard } from '../../../components/titled-card.tsx'
import { PrivateMark } from '../notes/private-mark.tsx'
import { listLook } from './list-look.ts'
import { ReportTable } from './report-table.tsx'

/** What a report tells, part by part, as its PDF has it. */
export function ReportSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, help, blocks }) => (
    <TitledCard key={id} title={title} help={help}>
      {blocks.map((block, index) => (
        // What a part is made of has no name, and stays in its order.
        <ReportBlock key={`${id} ${index}`} block={block} />
      ))}
    </TitledCard>
  ))
}

function ReportBlock({ block }: { block: Block }) {
  if (block.kind === 'table') return <ReportTable {...block} />
  if (block.kind === 'list') return <ReportList items={block.items} />
  if (block.kind === 'facts') return <ReportFacts facts={block.facts} />
  if (block.kind === 'heading')
    return (
      <Typography component="h3" variant="h3">
        {block.text}
      </Typography>
    )
  return (
    <Typography {...(block.isMuted && { variant: 'body2', sx: { color: 'text.secondary' } })}>
      {block.text}
    </Typography>
  )
}

/** Where somebody's own words begin and end is seen, whatever stands in them. */
const quoted = { borderLeft: '3px solid', borderColor: 'divider', pl: 1.5, mt: 0.5 } as const

function ReportList({ items }: { items: readonly Item[] }) {
  return (
    <Box component="ul" sx={listLook}>
      {items.map(({ id, lines }) => (
        <li key={id} data-reported={id}>
          {lines.map(({ strong, text, isMuted, mark, isQuoted }, index) => (
            <Typography
              key={index}
              component="div"
              variant={isMuted ? 'body2' : 'body1'}
              sx={{
                whiteSpace: 'pre-line',
                ...(isMuted && { color: 'text.secondary' }),
                ...(isQuoted && quoted),
              }}
            >
              {strong !== undefined && <strong>{strong}</strong>}
              {text}
              {mark !== undefined && (
                <>
                  {' '}
                  <PrivateMark />
                </>
              )}
            </Typography>
          ))}
        </li>
      ))}
    </Box>
  )
}

function ReportFacts({ facts }: Pick<Extract<Block, { kind: 'facts' }>, 'facts'>) {
  return (
    <Box component="dl" sx={{ m: 0, ...stacked(2), '& dd': { m: 0 } }}>
      {facts.map(({ id, name, said, more }) => (
        <div key={id} data-fact={id}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ fontWeight: 600 }}>
            {said}
          </Typography>
          {more !== '' && (
            <Typography component="dd" variant="body2">
              {more}
            </Typography>
          )}
        </div>
      ))}
    </Box>
  )
}
