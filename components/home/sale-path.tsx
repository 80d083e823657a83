import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({ title: ['Do CPF ao pagamento', 'From the CPF to the payment'] })

const NAMES = texts({
  query: ['Consulta', 'Query'],
  simulation: ['Simulação', 'Simulation'],
  proposal: ['Proposta', 'Proposal'],
  signature: ['Assinatura', 'Signature'],
  payment: ['Pagamento', 'Payment'],
})

const MEANINGS = texts({
  query: ['O saldo do FGTS ou a margem CLT do cliente.', 'The customer’s FGTS balance or CLT margin.'],
  simulation: [
    'As tabelas lado a lado; a melhor para o cliente vem primeiro.',
    'Price tables side by side; the best for the customer comes first.',
  ],
  proposal: ['Os dados do cliente e onde ele recebe.', 'The customer’s data and where they are paid.'],
  signature: ['O cliente confere e assina pelo link.', 'The customer checks and signs by the link.'],
  payment: ['A instituição analisa e paga o cliente.', 'The institution analyses and pays the customer.'],
})

const STEPS = ['query', 'simulation', 'proposal', 'signature', 'payment'] as const

export const SalePath = () => {
  const t = useTexts(TEXTS)
  const names = useTexts(NAMES)
  const meanings = useTexts(MEANINGS)
  return (
    <section aria-label={t.title} className="border-t px-5 py-6">
      <ol className="grid gap-x-5 gap-y-4 sm:grid-cols-5">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3 text-sm sm:flex-col sm:gap-2">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{names[step]}</span>
              <span className="text-ink-muted">{meanings[step]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
