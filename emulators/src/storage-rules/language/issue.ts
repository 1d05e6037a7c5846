/** Something wrong with a ruleset, at a place in its source. Lines and columns count from 1. */
export interface Issue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly description: string
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The line and column of an offset in a text, both from 1. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * An issue in the JSON that firebase-tools parses (storage/rules/manager.js): it prints the description, the file and the
 * line, so the column goes into the description too.
 */
export function toRuntimeIssue(issue: Issue): string {
  return JSON.stringify({
    severity_: issue.severity,
    description_: `${issue.description.replace(/\.$/, '')} (column ${issue.column}).`,
    sourcePosition_: { fileName_: issue.file, line_: issue.line, column_: issue.column },
  })
}
