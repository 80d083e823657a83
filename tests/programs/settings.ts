/** What is in the settings of a program: an address, credentials, and the ids it was once given. */
export type Settings = {
  /** The address every path is appended to. */
  base: string
  clientId: string
  username: string
  password: string
  audience: string
  /** The fee tables it tries, one after the other. */
  feesIds: string[]
  configId: string
}
