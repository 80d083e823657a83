import { maskPhone } from '#lib/domain/documents/phone.ts'

/** Formats "(11) *****-4321". */
export const maskedPhone = (areaCode: string, number: string): string => maskPhone({ areaCode, number })
