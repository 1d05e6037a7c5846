import { EvaluationError } from '../evaluation/evaluation-error.ts'
import type { Value } from './value.ts'

/** A segment that `bind` has yet to fill in: `{name}` or `{name=**}`. */
export interface PathCapture {
  readonly capture: string
  readonly glob: boolean
}

/** A path such as `/users/$(uid)`, or a template such as `/users/{uid}` whose captures are bound later. */
export class PathValue {
  readonly type = 'path'
  readonly segments: readonly (string | PathCapture)[]
  /** What `bind` gave each capture, readable as a property of the path. */
  readonly bindings: ReadonlyMap<string, Value>

  constructor(segments: readonly (string | PathCapture)[], bindings: ReadonlyMap<string, Value> = new Map()) {
    this.segments = segments
    this.bindings = bindings
  }

  /** True when no capture waits for a value. */
  isComplete(): boolean {
    return this.segments.every((segment) => typeof segment === 'string')
  }

  /** @throws EvaluationError where a capture has no value yet. */
  segmentAt(index: number): string {
    const segment = this.segments[index] ?? ''
    if (typeof segment === 'string') return segment
    throw new EvaluationError(`Variable ${segment.capture} is not bound in path template.`)
  }

  /** The property that a bound capture is. */
  property(name: string): Value {
    const bound = this.bindings.get(name)
    if (bound !== undefined) return bound
    const isCapture = this.segments.some((segment) => typeof segment === 'object' && segment.capture === name)
    throw new EvaluationError(
      isCapture
        ? `Variable ${name} is not bound in path template.`
        : `Property ${name} is undefined on object.`,
    )
  }

  toString(): string {
    return `/${this.segments.map((segment) => (typeof segment === 'string' ? segment : captureText(segment))).join('/')}`
  }
}

/** Reads `path('/users/{uid}')`: literal segments may be percent-encoded, the leading slash may be missing. */
export function parsePath(text: string): PathValue {
  if (text === '') throw new EvaluationError('Empty Path Template is not allowed.')
  return new PathValue(
    text
      .replace(/^\//, '')
      .split('/')
      .map((segment) => parseSegment(segment, text)),
  )
}

function parseSegment(segment: string, path: string): string | PathCapture {
  if (segment === '')
    throw new EvaluationError(`Invalid Path Template ${path}. Empty segment is not allowed.`)
  if (!segment.startsWith('{')) return decodeSegment(segment, path)
  const capture = /^\{([a-zA-Z_$][\w$]*)(=\*\*?)?\}$/.exec(segment)
  if (capture?.[1] === undefined)
    throw new EvaluationError(`Invalid Path Template ${path}. The capture segment is not closed.`)
  return { capture: capture[1], glob: capture[2] === '=**' }
}

function decodeSegment(segment: string, path: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new EvaluationError(`Invalid Path Template ${path}. The segment is not well encoded.`)
  }
}

function captureText(segment: PathCapture): string {
  return segment.glob ? `{${segment.capture}=**}` : `{${segment.capture}}`
}
