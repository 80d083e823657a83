import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { FormAction } from '#components/self-service/form-state.ts'
import { ConfirmedForm } from './confirmed-form.tsx'

const TEXTS = texts({
  refuse: ['Não quero autorizar', 'I do not want to authorize'],
  consequence: [
    'Sem a autorização, nada é consultado e este link deixa de valer. Se mudar de ideia, peça um novo a quem atendeu você.',
    'Without the authorization nothing is queried and this link stops being valid. If you change your mind, ask whoever served you for a new one.',
  ],
  confirm: ['Confirmar: não autorizo', 'Confirm: I do not authorize'],
})

export const RefuseForm = ({ refuse }: { refuse: FormAction }) => {
  const { refuse: open, consequence, confirm } = useTexts(TEXTS)
  return <ConfirmedForm send={refuse} field="refused" {...{ open, consequence, confirm }} />
}
