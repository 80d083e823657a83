/** A number of months for people: "6 anos e 5 meses". */
export const monthsText = (months: number): string => {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const yearsText = years === 1 ? '1 ano' : `${years} anos`
  const restText = rest === 1 ? '1 mês' : `${rest} meses`
  if (years === 0) return restText
  return rest === 0 ? yearsText : `${yearsText} e ${restText}`
}
