/** Returns the code of the error thrown, or a text that is no code when nothing was thrown. */
export const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'nothing was refused',
    (error: { code?: string }) => error.code,
  )
