import { formatMoment } from '#components/ui/moment-text.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'

// Always in Portuguese, because the customer reads these messages.
const WANTED: Readonly<Record<PendingItemType, string>> = {
  pix_refusal: 'uma nova chave PIX sua',
  ted_refusal: 'uma chave PIX ou outra conta sua',
  invalid_document: 'uma nova foto do seu documento',
}

export type FixLink = { link: string; expiresAt: string }

type FixLinkMessage = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  institutionName: string
  link: FixLink
}

export const fixLinkMessages = ({ proposal, item, institutionName, link }: FixLinkMessage) => {
  const name = firstNameOf(proposal.borrower.name)
  const until = formatMoment(instantOf(link.expiresAt), 'pt-BR')
  const end = [link.link, 'Não pedimos senha nem pagamento.']
  return {
    message: [
      `Olá, ${name}! Para ${institutionName} liberar o seu dinheiro, falta ${WANTED[item.type]}.`,
      `Resolva em um minuto por aqui, até ${until}:`,
      ...end,
    ].join('\n'),
    reminder: [
      `Oi, ${name}! Para o seu dinheiro sair, falta só ${WANTED[item.type]}.`,
      `O link vale até ${until}:`,
      ...end,
    ].join('\n'),
  }
}
