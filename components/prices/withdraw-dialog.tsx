'use client'
import { Undo2 } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { type PriceChangeActions, type PriceChangeDetail, useCachePriceChange } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  button: ['Retirar mudança', 'Withdraw the change'],
  title: ['Retirar esta mudança?', 'Withdraw this change?'],
  text: [
    'Ela termina aqui e fica no histórico. Para tentar de novo, comece outra.',
    'It ends here and stays in the history. To try again, start another one.',
  ],
  done: ['Mudança retirada', 'Change withdrawn'],
})

type WithdrawDialogProps = { change: PriceChangeDetail; withdraw: PriceChangeActions['withdraw'] }

export const WithdrawDialog = ({ change, withdraw }: WithdrawDialogProps) => {
  const t = useTexts(TEXTS)
  const show = useCachePriceChange()
  const confirm = async () => {
    const answer = await runAction(withdraw, { id: change.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    announce(t.done)
    return undefined
  }
  return (
    <AlertDialog
      title={t.title}
      description={t.text}
      trigger={<Button icon={<Undo2 />}>{t.button}</Button>}
      confirmLabel={t.button}
      onConfirm={confirm}
    />
  )
}
