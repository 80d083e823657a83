/** An advance of FGTS withdrawals, or payroll credit of an employee (CLT). */
export const PRODUCTS = ['fgts', 'clt'] as const
export type Product = (typeof PRODUCTS)[number]
