import { explainFailure } from './explain-failure.mjs'

/**
 * What went wrong in one sentence that says what to do about it. The launcher prints the sentence and no stack:
 * everything else that is thrown is a defect of ours and is shown in full.
 */
export class UserError extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence)
    this.name = 'UserError'
  }
}

/**
 * Prints why the command ends and sets the exit code to 1.
 * @param {unknown} error
 */
export function reportFailure(error) {
  const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
  const ofTheMachine = code === 'ENOSPC' || code === 'EACCES' ? explainFailure(code) : undefined
  const sentence = error instanceof UserError ? message : ofTheMachine
  console.error(sentence === undefined ? error : `\n${sentence}`)
  process.exitCode = 1
}
