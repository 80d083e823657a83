/** Returns the normalized words that name searches compare: "João D'Ávila" gives joao, d, avila. */
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
