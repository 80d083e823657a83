const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Returns a text as a keyboard would have typed it: no invisible marks, plain spaces and hyphens, narrow
 * signs, without the apostrophe spreadsheets put before digits, trimmed. For codes and numbers, not for
 * names.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim()
    .replace(/^['’‘´`]\s*(?=\S)/, '')
