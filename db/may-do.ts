/** Returns whether a statement was permitted; an object created concurrently counts as success. */
export const mayDo = async (statement: PromiseLike<unknown>): Promise<boolean> => {
  try {
    await statement
    return true
  } catch (error) {
    if (codeOf(error) === '42710' || codeOf(error) === '23505') return true
    if (codeOf(error) === '42501') return false
    throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
