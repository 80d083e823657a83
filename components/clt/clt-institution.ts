/** An institution that takes CLT consults, by the code the wire calls provider. */
export type CltInstitution = { code: string; name: string; isDefault: boolean }
