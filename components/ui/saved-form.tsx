import type { ComponentProps, ReactNode } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { cn } from './class-names.ts'
import { ProblemCallout } from './problem-callout.tsx'

type SavedFormProps = {
  submit: ComponentProps<'form'>['onSubmit']
  /** Something was typed or chosen after it was saved. */
  onChange: () => void
  pending: boolean
  problem: ClientProblem | null
  /** What is said while everything is saved; null before, and after the next change. */
  saved: string | null
  label: string
  className?: string
  children: ReactNode
}

/** A form that stays on the page after it was saved, with what came of it above its button. */
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
    <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-start">
      {props.label}
    </Button>
  </form>
)
