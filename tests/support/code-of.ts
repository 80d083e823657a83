/** The code of what was thrown; a text that is none when nothing was. */
export const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'nothing was refused',
    (error: { code?: string }) => error.code,
  )
