import { minPasswordLength } from '../constants.ts'

/** What a password may lack, in the order in which it is asked for. */
export const passwordLacks = ['length', 'number', 'lowercase', 'uppercase', 'special'] as const
export type PasswordLack = (typeof passwordLacks)[number]

/**
 * The signs that Firebase Auth's password policy calls special, so that both judge alike; `=`, `+` and `-` are none there:
 * https://cloud.google.com/identity-platform/docs/password-policy
 */
const special = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`]/

const has: Readonly<Record<PasswordLack, (password: string) => boolean>> = {
  length: ({ length }) => length >= minPasswordLength,
  number: (password) => /\d/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  special: (password) => special.test(password),
}

/** What a password lacks to be one of ours; nothing where it is strong enough. */
export const lacksOf = (password: string): PasswordLack[] =>
  passwordLacks.filter((lack) => !has[lack](password))
