import { formatMoment } from '#components/ui/moment-text.ts'
import { instantOf } from '#lib/config/clock.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import { type Cents, formatBrl } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

type ContractToSign = {
  product: Product
  name: string
  link: string
  deadline: string
  netCents: Cents
  institutionName: string
}

const CONTRACTS: Readonly<Record<Product, string>> = {
  fgts: 'de antecipação do FGTS',
  clt: 'de crédito consignado CLT',
}

/** Always in Portuguese, because the customer reads these messages. */
export const signatureMessages = (contract: ContractToSign) => {
  const { product, name, link, deadline, netCents, institutionName } = contract
  const until = formatMoment(instantOf(deadline), 'pt-BR')
  return {
    message: [
      `Olá, ${firstNameOf(name)}! Seu contrato ${CONTRACTS[product]} com ${institutionName} está pronto.`,
      `Você recebe ${formatBrl(netCents)}. Confira tudo e assine por aqui, até ${until}:`,
      link,
      'Não pedimos senha nem pagamento.',
    ].join('\n'),
    reminder: [
      `Oi, ${firstNameOf(name)}! Falta só a sua assinatura no contrato ${CONTRACTS[product]} com ${institutionName}.`,
      `O link vale até ${until}:`,
      link,
      'Não pedimos senha nem pagamento.',
    ].join('\n'),
  }
}
