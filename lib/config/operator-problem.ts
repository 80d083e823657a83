/** Returns an error that the operator can fix; its message is shown without a stack trace. */
export const operatorProblem = (message: string): Error =>
  Object.assign(new Error(message), { expected: true })

export const isOperatorProblem = (error: unknown): error is Error =>
  error instanceof Error && 'expected' in error
