import type { moods as french } from '../fr/moods.ts'

export const moods: typeof french = {
  of: 'How {{name}} is',
  known: '{{what}}: {{value}}, {{age}}',
  unknown: '{{what}}: to be noted',
  whatOf: '{{what}}: ',
  saving: 'Saving…',
  undoing: 'Undoing…',
  mood: {
    name: 'Mood',
    choose: 'Mood of {{name}}',
    recorded: '{{name}}, mood recorded: {{value}}',
    notRecorded: 'The mood of {{name}} could not be recorded.',
    undone: '{{name}}: mood undone',
    notUndone: 'The mood recorded for {{name}} could not be undone.',
  },
  health: {
    name: 'Health',
    choose: 'Health of {{name}}',
    recorded: '{{name}}, health recorded: {{value}}',
    notRecorded: 'The health of {{name}} could not be recorded.',
    undone: '{{name}}: health undone',
    notUndone: 'The health recorded for {{name}} could not be undone.',
  },
  appetite: {
    name: 'Appetite',
    choose: 'Appetite of {{name}}',
    recorded: '{{name}}, appetite recorded: {{value}}',
    notRecorded: 'The appetite of {{name}} could not be recorded.',
    undone: '{{name}}: appetite undone',
    notUndone: 'The appetite recorded for {{name}} could not be undone.',
  },
}
