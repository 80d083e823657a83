import { Callout } from '#components/ui/callout'
import type { FormState } from './form-state.ts'

/** Why a form of the customer's page was refused as a whole, and what to do. */
export const FormProblem = ({ problem }: Pick<FormState, 'problem'>) =>
  problem ? (
    <Callout tone="danger" title={problem.detail}>
      {problem.nextAction}
    </Callout>
  ) : null
