export type ComboboxOption = {
  value: string
  label: string
  detail?: string
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

export const filterOptions = (
  options: readonly ComboboxOption[],
  text: string,
): readonly ComboboxOption[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, detail = '' }) => {
    const place = plain(`${label} ${detail}`)
    return words.every((word) => place.includes(word))
  })
}
