import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import type { OfferData } from '#lib/pdf/offer-data.ts'
import { formatMoment } from '#lib/pdf/offer-words.ts'

type LinkedOffer = Pick<OfferData, 'institution' | 'expiresAt'>

/** Returns Portuguese messages without amounts, because the customer is identified only on the page. */
export const offerLinkMessages = (
  { institution, expiresAt }: LinkedOffer,
  { name, address }: { name: string | null; address: string },
): { message: string; reminder: string } => {
  const called = name === null ? '' : `, ${firstNameOf(name)}`
  const until = formatMoment(expiresAt)
  const end = [address, 'Não pedimos senha nem pagamento.']
  return {
    message: [
      `Olá${called}! Sua oferta com ${institution.name} está pronta.`,
      `Veja os valores e diga se quer por aqui, até ${until}:`,
      ...end,
    ].join('\n'),
    reminder: [
      `Oi${called}! Sua oferta com ${institution.name} ainda está de pé.`,
      `Ela vale até ${until}. Veja e diga se quer:`,
      ...end,
    ].join('\n'),
  }
}
