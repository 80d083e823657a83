import { maskPhone } from '#lib/domain/documents/phone.ts'

export const maskedPhone = (areaCode: string, number: string): string => maskPhone({ areaCode, number })
