/**
 * The different words of a name in lower case without accents: what a search compares. "João D'Ávila" gives
 * joao, d, avila.
 */
export const nameWords = (name: string): string[] => [
  ...new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  ),
]
