/** `code` is called `provider` in the API. */
export type CltInstitution = { code: string; name: string; isDefault: boolean }
