export type RecentCustomer = { key: string; name: string | null; maskedDocument: string }

const MOST = 5
let recent: readonly RecentCustomer[] = []

/** Kept in memory only, because customer data must not be stored on the device. */
export const recentCustomers = {
  read: () => recent,
  add: ({ key, name, maskedDocument }: RecentCustomer): void => {
    recent = [{ key, name, maskedDocument }, ...recent.filter((one) => one.key !== key)].slice(0, MOST)
  },
}
