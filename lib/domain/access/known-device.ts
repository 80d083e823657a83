/** Browser in which somebody signed in before; `knows` tells to which accounts. */
export type KnownDevice = { id: string; knows: (emailKey: string) => boolean }
