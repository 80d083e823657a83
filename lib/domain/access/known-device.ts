/** Browser in which somebody signed in before; `knows` tells whether to the account of an e-mail key. */
export type KnownDevice = { id: string; knows: (emailKey: string) => boolean }
