import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'

const TEXTS = texts({
  title: ['Contas de demonstração', 'Demonstration accounts'],
  agent: ['Agente', 'Agent'],
  manager: ['Gestor', 'Manager'],
  copy: (text: string) => [`Copiar ${text}`, `Copy ${text}`],
  password: ['Senha', 'Password'],
  copyPassword: ['Copiar a senha', 'Copy the password'],
})

const ACCOUNTS = [
  { role: 'agent', email: 'agent@demo.local' },
  { role: 'manager', email: 'manager@demo.local' },
  { role: 'manager', email: 'manager2@demo.local' },
] as const

/** Published credentials of the demonstration; only rendered with the embedded database. */
export const DemoAccounts = () => {
  const t = useTexts(TEXTS)
  return (
    <section aria-labelledby="demo-accounts" className="rounded-card border border-dashed p-4">
      <h2 id="demo-accounts" className="font-medium text-ink">
        {t.title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {ACCOUNTS.map(({ role, email }) => (
          <li key={email} className="flex items-center justify-between gap-3">
            <span>
              {t[role]}: <span className="font-mono text-ink">{email}</span>
            </span>
            <CopyButton text={email} label={t.copy(email)} iconOnly />
          </li>
        ))}
        <li className="flex items-center justify-between gap-3">
          <span>
            {t.password}: <span className="font-mono text-ink">origination-demo</span>
          </span>
          <CopyButton text="origination-demo" label={t.copyPassword} iconOnly />
        </li>
      </ul>
    </section>
  )
}
