import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  title: ['Confira se o contato é mesmo do cliente', 'Check that the contact is the customer’s own'],
  why: [
    'O código que assina o contrato vai para este celular e este e-mail.',
    'The code that signs the contract goes to this mobile and this e-mail.',
  ],
  phone: ['O celular', 'The mobile'],
  email: ['O e-mail', 'The e-mail'],
  others: (contact: string, count: number) =>
    count === 1
      ? [
          `${contact} também está em outro cliente do último ano.`,
          `${contact} was also given by another customer of the last year.`,
        ]
      : [
          `${contact} também está em outros ${count} clientes do último ano.`,
          `${contact} was also given by ${count} other customers of the last year.`,
        ],
  staff: (contact: string) => [
    `${contact} é da sua própria equipe.`,
    `${contact} belongs to your own organization.`,
  ],
})

/** Warns that the signing code may reach somebody else. Not shown after the analysis. */
export const ContactWarnings = ({ proposal: { contactWarnings, status } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  if (contactWarnings.length === 0 || !SIGNED_SOON.includes(status)) return null
  return (
    <Callout tone="warning" title={t.title} className="mb-5">
      <ul className="space-y-1">
        {contactWarnings.flatMap((warning) =>
          linesOf(warning, t).map((line) => <li key={`${warning.kind} ${line}`}>{line}</li>),
        )}
        <li>{t.why}</li>
      </ul>
    </Callout>
  )
}

const SIGNED_SOON: readonly Proposal['status'][] = [
  'generating_ccb',
  'formalization',
  'manual_analysis',
  'analysis',
]

const linesOf = (
  { kind, otherCustomers, isStaff }: Proposal['contactWarnings'][number],
  t: LocalizedTexts<typeof TEXTS>,
): string[] => [
  ...(isStaff ? [t.staff(t[kind])] : []),
  ...(otherCustomers > 0 ? [t.others(t[kind], otherCustomers)] : []),
]
