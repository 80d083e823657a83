/** The field of the customer's form that a pointer into the payment's contract is about. */
export const fixFieldOf = (pointer: string): string => pointer.replace('/payment/data/', '')
