/** COMPE codes of the most common banks, largest first. */
const USUAL = ['104', '001', '260', '237', '341', '033', '077', '290', '323', '336', '748', '756']

export const usualBanksFirst = <Bank extends { code: string | null }>(banks: readonly Bank[]): Bank[] => {
  const usual = USUAL.flatMap((code) => banks.filter((bank) => bank.code === code))
  return [...usual, ...banks.filter((bank) => !usual.includes(bank))]
}
