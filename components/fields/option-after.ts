export const optionAfter = (key: string, marked: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (marked + 1) % count
  if (key === 'ArrowUp') return (marked - 1 + count) % count
  return undefined
}
