'use client'
import { useActionState } from 'react'
import { type FormAction, FRESH_FORM } from '#components/self-service/form-state.ts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

const TEXTS = texts({
  refuse: ['Não quero autorizar', 'I do not want to authorize'],
  consequence: [
    'Sem a autorização, nada é consultado e este link deixa de valer. Se mudar de ideia, peça um novo a quem atendeu você.',
    'Without the authorization nothing is queried and this link stops being valid. If you change your mind, ask whoever served you for a new one.',
  ],
  confirm: ['Confirmar: não autorizo', 'Confirm: I do not authorize'],
})

/** Refusing takes two acts: opening this, then confirming. Works without scripts. */
export const RefuseForm = ({ refuse }: { refuse: FormAction }) => {
  const t = useTexts(TEXTS)
  const [{ problem }, send] = useActionState(refuse, FRESH_FORM)
  return (
    <details open={problem ? true : undefined} className="rounded-control">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center rounded-control font-medium text-ink-muted underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {t.refuse}
      </summary>
      <form action={send} className="mt-2 space-y-3 rounded-control border bg-sunken p-3.5">
        {problem ? (
          <Callout tone="danger" title={problem.detail}>
            {problem.nextAction}
          </Callout>
        ) : null}
        <p className="text-sm leading-6">{t.consequence}</p>
        <input type="hidden" name="refused" value="yes" />
        <SubmitButton full variant="danger">
          {t.confirm}
        </SubmitButton>
      </form>
    </details>
  )
}
