'use client'
import { useActionState } from 'react'
import { type FormAction, FRESH_FORM } from '#components/self-service/form-state.ts'
import { Callout } from '#components/ui/callout.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'

type ConfirmedFormProps = {
  send: FormAction
  field: string
  open: string
  consequence: string
  confirm: string
}

export const ConfirmedForm = ({ send, field, open, consequence, confirm }: ConfirmedFormProps) => {
  const [{ problem }, submit] = useActionState(send, FRESH_FORM)
  return (
    <details open={problem ? true : undefined} className="rounded-control">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center rounded-control font-medium text-ink-muted underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {open}
      </summary>
      <form action={submit} className="mt-2 space-y-3 rounded-control border bg-sunken p-3.5">
        {problem ? (
          <Callout tone="danger" title={problem.detail}>
            {problem.nextAction}
          </Callout>
        ) : null}
        <p className="text-sm leading-6">{consequence}</p>
        <input type="hidden" name={field} value="yes" />
        <SubmitButton full variant="danger">
          {confirm}
        </SubmitButton>
      </form>
    </details>
  )
}
