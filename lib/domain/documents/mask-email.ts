/** Masks an e-mail for lists and logs: "m***@example.com". */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2')
