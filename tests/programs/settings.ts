export type Settings = {
  base: string
  clientId: string
  username: string
  password: string
  audience: string
  /** Fee table ids in the order in which the program tries them. */
  feesIds: string[]
  priceTableId: string
}
