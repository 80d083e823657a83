const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Returns a text as a keyboard would have typed it: direction marks, zero-width signs and a byte order mark
 * removed, every kind of blank a space, every dash and minus a hyphen, full-width signs narrow, the
 * apostrophe that a spreadsheet puts before digits removed, trimmed. For codes and numbers, not for names.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim()
    .replace(/^['’‘´`]\s*(?=\S)/, '')
