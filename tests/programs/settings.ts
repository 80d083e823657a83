/** Settings of a program: an address, credentials and the ids it was once given. */
export type Settings = {
  base: string
  clientId: string
  username: string
  password: string
  audience: string
  /** Fee tables in the order in which it tries them. */
  feesIds: string[]
  priceTableId: string
}
