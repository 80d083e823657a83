import { Callout } from '#components/ui/callout.tsx'
import type { FormState } from './form-state.ts'

export const FormProblem = ({ problem }: Pick<FormState, 'problem'>) =>
  problem ? (
    <Callout tone="danger" title={problem.detail}>
      {problem.nextAction}
    </Callout>
  ) : null
