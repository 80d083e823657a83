import { CopyButton } from '#components/ui/copy-button'

const ACCOUNTS = [
  { role: 'Agente', email: 'agent@demo.local' },
  { role: 'Gestor', email: 'manager@demo.local' },
] as const

/** The published sign-ins of the demonstration; only ever shown in the embedded mode. */
export const DemoAccounts = () => (
  <section aria-labelledby="demo-accounts" className="rounded-card border border-dashed p-4">
    <h2 id="demo-accounts" className="font-medium text-ink">
      Contas de demonstração
    </h2>
    <ul className="mt-2 grid gap-1">
      {ACCOUNTS.map(({ role, email }) => (
        <li key={email} className="flex items-center justify-between gap-3">
          <span>
            {role}: <span className="font-mono text-ink">{email}</span>
          </span>
          <CopyButton text={email} label={`Copiar ${email}`} iconOnly />
        </li>
      ))}
      <li className="flex items-center justify-between gap-3">
        <span>
          Senha: <span className="font-mono text-ink">origination-demo</span>
        </span>
        <CopyButton text="origination-demo" label="Copiar a senha" iconOnly />
      </li>
    </ul>
  </section>
)
