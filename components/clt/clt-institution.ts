/** `code` is the `provider` of the wire. */
export type CltInstitution = { code: string; name: string; isDefault: boolean }
