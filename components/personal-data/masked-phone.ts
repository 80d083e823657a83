import { maskPhone } from '#lib/domain/documents/phone.ts'

/** Formats a phone number as "(11) *****-4321". */
export const maskedPhone = (areaCode: string, number: string): string => maskPhone({ areaCode, number })
