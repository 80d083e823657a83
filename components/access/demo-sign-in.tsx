'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import type { DemoAccount, DemoRole } from '#lib/domain/access/demo-accounts.ts'

const TEXTS = texts({
  title: ['Contas de demonstração', 'Demonstration accounts'],
  agent: ['Entrar como agente', 'Sign in as agent'],
  manager: ['Entrar como gestor', 'Sign in as manager'],
  secondManager: ['Entrar como segundo gestor', 'Sign in as second manager'],
  or: ['ou com e-mail e senha', 'or with e-mail and password'],
})

const MEANINGS = texts({
  agent: ['Consulta, simula e envia propostas.', 'Queries, simulates and sends proposals.'],
  manager: ['Decide propostas e configura a operação.', 'Decides on proposals and sets everything up.'],
  secondManager: ['Aprova o que o gestor propõe.', 'Approves what the manager proposes.'],
})

type DemoSignInProps = {
  accounts: readonly DemoAccount[]
  onEnter: (account: DemoAccount) => void
  entering: DemoRole | null
}

export const DemoSignIn = ({ accounts, onEnter, entering }: DemoSignInProps) => {
  const t = useTexts(TEXTS)
  const meanings = useTexts(MEANINGS)
  return (
    <>
      <section aria-label={t.title} className="grid gap-3">
        {accounts.map((account) => (
          <div key={account.role}>
            <Button
              variant={account.role === 'agent' ? 'primary' : 'secondary'}
              full
              pending={entering === account.role}
              aria-describedby={`demo-${account.role}`}
              onClick={() => onEnter(account)}
            >
              {t[account.role]}
            </Button>
            <p id={`demo-${account.role}`} className="mt-1 text-center text-ink-muted text-xs">
              {meanings[account.role]}
            </p>
          </div>
        ))}
      </section>
      <p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.or}
      </p>
    </>
  )
}
