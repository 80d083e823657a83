/** Returns "1.250,50" for "R$ 1.250,50". */
export const amountsIn = (text: string): string[] => text.match(/\d{1,3}(\.\d{3})*,\d{2}(?!\d|%)/g) ?? []

export const percentagesIn = (text: string): string[] => text.match(/\d+,\d{2}%/g) ?? []
