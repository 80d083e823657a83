import { formatMoment } from '#components/ui/moment-text.ts'
import { instantOf } from '#lib/config/clock.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'

type Term = { name: string; consentLink: string; expiresAt: string }

/** Always in Portuguese, because the customer reads the message. */
export const consultMessages = ({ name, consentLink, expiresAt }: Term, institutionName: string) => {
  const until = formatMoment(instantOf(expiresAt), 'pt-BR')
  return {
    message: [
      `Olá, ${firstNameOf(name)}! Para ver quanto você pode contratar no crédito CLT com ${institutionName}, preciso da sua autorização.`,
      `Leia o termo e responda por aqui, até ${until}:`,
      consentLink,
      'Não pedimos senha nem pagamento.',
    ].join('\n'),
    reminder: [
      `Oi, ${firstNameOf(name)}! Falta só a sua autorização para eu ver o seu crédito CLT com ${institutionName}.`,
      `O link vale até ${until}:`,
      consentLink,
      'Se não quiser mais, é só recusar por lá. Não pedimos senha nem pagamento.',
    ].join('\n'),
  }
}
