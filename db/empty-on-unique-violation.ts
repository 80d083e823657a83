import postgres from 'postgres'

const UNIQUE_VIOLATION = '23505'

/** Returns no rows on a unique violation, which still aborts the transaction. */
export const emptyOnUniqueViolation = async <Row>(
  statement: PromiseLike<readonly Row[]>,
): Promise<readonly Row[]> => {
  try {
    return await statement
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === UNIQUE_VIOLATION) return []
    throw error
  }
}
