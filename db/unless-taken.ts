import postgres from 'postgres'

const UNIQUE_VIOLATION = '23505'

/**
 * The rows of a statement; none when somebody else took the unique value while it ran. Its transaction is
 * over then: the caller throws.
 */
export const unlessTaken = async <Row>(statement: PromiseLike<readonly Row[]>): Promise<readonly Row[]> => {
  try {
    return await statement
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === UNIQUE_VIOLATION) return []
    throw error
  }
}
