const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** YYYY-MM-DD for people: "01/03/2027". */
export const formatDay = (day: string): string => day.split('-').reverse().join('/')

/** YYYY-MM-DD, short: "mar 2027". */
export const formatMonth = (day: string): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`
