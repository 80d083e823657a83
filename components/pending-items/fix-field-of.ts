/** Maps a JSON pointer of the payment to a form field. */
export const fixFieldOf = (pointer: string): string => pointer.replace('/payment/data/', '')
