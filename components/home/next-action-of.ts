import { type Bilingual, texts } from '#components/language/texts.ts'
import type { HomeLine } from '#lib/client/home.ts'

const TEXTS = texts({
  fix: ['Corrigir', 'Fix'],
  propose: ['Continuar', 'Continue'],
  simulate: ['Simular', 'Simulate'],
  compare: ['Comparar saldos', 'Compare balances'],
  sendContract: ['Enviar contrato', 'Send contract'],
  sendTerm: ['Enviar termo', 'Send term'],
  follow: ['Acompanhar', 'Follow up'],
})

type NextActionInput = Pick<HomeLine, 'kind' | 'product' | 'targetIds' | 'status'>

export const nextActionOf = ({
  kind,
  product,
  targetIds,
  status,
}: NextActionInput): { label: Bilingual; href: string } => {
  const [id = ''] = targetIds
  const consult = `/clt/consult/${id}`
  const proposal = `/proposals/${id}`
  switch (kind) {
    case 'pending':
      return { label: TEXTS.fix, href: `${proposal}/fix` }
    case 'wanted':
    case 'expiring':
      return {
        label: TEXTS.propose,
        href: product === 'clt' ? `/clt/operation/${id}` : `/fgts/proposal/${id}`,
      }
    case 'answered':
      if (product === 'clt') return { label: TEXTS.simulate, href: consult }
      if (targetIds.length > 1) return { label: TEXTS.compare, href: `/fgts?q=${targetIds.join(',')}` }
      return { label: TEXTS.simulate, href: `/fgts/simulation/${id}` }
    case 'signature':
      return { label: TEXTS.sendContract, href: proposal }
    case 'consent':
      return { label: TEXTS.sendTerm, href: consult }
    case 'stuck':
      return { label: TEXTS.follow, href: isConsult(status) ? consult : proposal }
  }
}

// In the API, consult statuses are upper case and proposal statuses are lower case.
const isConsult = (status: NextActionInput['status']) => status !== null && status === status.toUpperCase()
