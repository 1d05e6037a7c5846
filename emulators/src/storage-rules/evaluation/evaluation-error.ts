/**
 * Why an expression has no value. `&&` and `||` may absorb it; otherwise the statement does not allow the request. The
 * texts are those of the real engine, so that what is found on the web about them applies.
 */
export class EvaluationError extends Error {
  /** Offset in the source of the expression that failed; the evaluator fills it in. */
  at: number | undefined
}

/** One statement has cost more than the language allows. Nothing absorbs it, so that nothing can hide it. */
export class BudgetExceededError extends EvaluationError {}
