import type { ComponentProps, ReactNode } from 'react'
import type { ClientProblem } from '#lib/client/answer.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { cn } from './class-names.ts'
import { ProblemCallout } from './problem-callout.tsx'

type SavedFormProps = {
  submit: ComponentProps<'form'>['onSubmit']
  onChange: () => void
  pending: boolean
  problem: ClientProblem | null
  saved: string | null
  label: string
  className?: string
  children: ReactNode
}

export const SavedForm = ({ submit, onChange, pending, problem, saved, ...props }: SavedFormProps) => (
  <form
    method="post"
    noValidate
    onSubmit={submit}
    onChange={onChange}
    className={cn('grid gap-4', props.className)}
  >
    {props.children}
    {problem ? <ProblemCallout problem={problem} /> : null}
    {saved === null ? null : <Callout tone="positive" title={saved} />}
    <Button type="submit" pending={pending} className="sm:justify-self-start">
      {props.label}
    </Button>
  </form>
)
