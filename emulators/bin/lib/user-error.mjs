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
  console.error(error instanceof UserError ? `\n${error.message}` : error)
  process.exitCode = 1
}
