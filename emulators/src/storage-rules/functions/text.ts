/** Writes a float as the real engine (Java) does: `5.0`, `1.0E8`, `1.0E-4`, `NaN`. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const size = Math.abs(value)
  if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
    const [mantissa = '', exponent = ''] = value.toExponential().split('e')
    return `${withFraction(mantissa)}E${Number(exponent)}`
  }
  return Object.is(value, -0) ? '-0.0' : withFraction(String(value))
}

function withFraction(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`
}

const floatPattern = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/

/** Reads what the real engine (Java) reads as a float; undefined for anything else. */
export function parseFloatText(text: string): number | undefined {
  const trimmed = trimText(text)
  return floatPattern.test(trimmed) ? Number(trimmed) : undefined
}

/** Drops spaces and control characters at both ends; other white space of Unicode stays. */
export function trimText(text: string): string {
  // Everything up to the space counts as white space.
  return text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')
}
