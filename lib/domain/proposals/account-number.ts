/**
 * Removes blanks, dots and slashes from an account number and keeps the hyphen before its check digit:
 * "12.345-6" is "12345-6". Caixa's operation code stays in front: "013.00012345-6" is "01300012345-6", even
 * if the code lacks its leading zero ("13.00012345-6") or is followed by a hyphen.
 */
export const plainAccountNumber = (text: string): string => {
  const [, operation, rest] = text.trim().match(CAIXA) ?? []
  const number = operation && rest ? `${operation.padStart(3, '0')}${rest}` : text
  return number.replace(/[\s./]/g, '')
}

const CAIXA = /^(?:op\.?\s*)?(\d{1,4})(?:[\s./]+(?=\d{5,12}\b)|-(?=\d{5,12}-))(\d{5,12}(?:\s?-\s?[\dxX])?)$/i
