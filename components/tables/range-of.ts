export const rangeOf = (all: readonly string[], one: string, other: string): readonly string[] => {
  const [from, to] = [all.indexOf(one), all.indexOf(other)]
  return from < 0 || to < 0 ? [other] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
}
