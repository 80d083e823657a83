/** An outcome that whoever runs the service can act on: its message is shown without a stack. */
export const operatorProblem = (message: string): Error =>
  Object.assign(new Error(message), { expected: true })

/** Whether an error is one of {@link operatorProblem}. */
export const isOperatorProblem = (error: unknown): error is Error =>
  error instanceof Error && 'expected' in error
