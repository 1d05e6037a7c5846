const key = 'vigie.push'

/** Whose notifications this browser shows, and under which name and token the server knows it. */
export interface KeptDevice {
  readonly uid: string
  readonly id: string
  readonly token: string
}

/** What this browser keeps of its notifications; null: they are on for nobody. Read before the app is there, it costs no schema. */
export function keptDevice(): KeptDevice | null {
  const [uid, id, token] = (localStorage.getItem(key) ?? '').split(' ')
  return uid && id && token ? { uid, id, token } : null
}

export const keepDevice = ({ uid, id, token }: KeptDevice): void =>
  localStorage.setItem(key, [uid, id, token].join(' '))

export const forgetDevice = (): void => localStorage.removeItem(key)
