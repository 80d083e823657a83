/**
 * Removes blanks, dots and slashes but keeps the check digit's hyphen: "12.345-6" becomes "12345-6". Caixa's
 * operation code stays in front, with three digits: "13.00012345-6" becomes "01300012345-6".
 */
export const plainAccountNumber = (text: string): string => {
  const [, operation, rest] = text.trim().match(CAIXA) ?? []
  const number = operation && rest ? `${operation.padStart(3, '0')}${rest}` : text
  return number.replace(/[\s./]/g, '')
}

const CAIXA = /^(?:op\.?\s*)?(\d{1,4})(?:[\s./]+(?=\d{5,12}\b)|-(?=\d{5,12}-))(\d{5,12}(?:\s?-\s?[\dxX])?)$/i
