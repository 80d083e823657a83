/** Returns a number like "2026-00000123-61"; ISO 7064 MOD 97-10 detects a wrong digit and swapped digits. */
export const contractNumberOf = (year: number, sequence: number): string => {
  const running = String(sequence).padStart(8, '0')
  return `${year}-${running}-${checkDigits(`${year}${running}`)}`
}

export const isContractNumber = (text: string): boolean => {
  const match = /^(\d{4})-(\d{8,})-(\d{2})$/.exec(text)
  return match !== null && checkDigits(`${match[1]}${match[2]}`) === match[3]
}

const checkDigits = (digits: string): string => {
  let rest = 0
  for (const digit of `${digits}00`) rest = (rest * 10 + Number(digit)) % 97
  return String(98 - rest).padStart(2, '0')
}
