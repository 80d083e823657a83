export const fixFieldOf = (pointer: string): string => pointer.replace('/payment/data/', '')
