/** Returns the code of the thrown error, or "nothing was refused" if nothing is thrown. */
export const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'nothing was refused',
    (error: { code?: string }) => error.code,
  )
