/** What Auth passes on to a client whose login opens nothing: no account is in that e-mail, and /api alone makes accounts. */
export const noAccountMark = 'vigie/no-account'
/** What it passes on instead where the provider does not vouch for the e-mail, whether or not an account is in it. */
export const notVouchedMark = 'vigie/not-vouched'
