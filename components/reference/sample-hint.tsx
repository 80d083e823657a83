import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { Operation } from '#lib/reference/operation.ts'
import { operationPath, tagPath } from '#lib/reference/reference-address.ts'

const TEXTS = texts({
  token: [
    'TOKEN é uma variável de ambiente com o access_token de POST /oauth/token.',
    'TOKEN is an environment variable with the access_token of POST /oauth/token.',
  ],
  getToken: ['Obter um token', 'Get a token'],
  secret: [
    'WEBHOOK_SECRET é uma variável de ambiente com o segredo do receptor (whsec_…).',
    'WEBHOOK_SECRET is an environment variable with the secret of the receiver (whsec_…).',
  ],
  curlSends: [
    'O exemplo em curl envia o evento assinado a um receptor na sua máquina.',
    'The curl sample sends the signed event to a receiver on your machine.',
  ],
  client: [
    'CLIENT_ID e CLIENT_SECRET são variáveis de ambiente com as credenciais da sua aplicação.',
    'CLIENT_ID and CLIENT_SECRET are environment variables with the credentials of your application.',
  ],
  demo: [
    'Com as credenciais da demonstração, que só existem nesta instalação de teste.',
    'With the credentials of the demonstration, which exist in this test installation only.',
  ],
  events: ['Como verificar eventos', 'How to verify events'],
})

type SampleHintProps = { operation: Operation; hasCredentials: boolean }

export const SampleHint = ({ operation, hasCredentials }: SampleHintProps) => {
  const t = useTexts(TEXTS)
  const { kind, authorization, id, tag } = operation
  const link = 'text-accent underline underline-offset-2'
  if (authorization === 'signature') {
    return (
      <p className="mt-2 text-ink-muted text-sm">
        {t.secret} {kind === 'event' ? `${t.curlSends} ` : null}
        {kind === 'event' ? (
          <a href={tagPath(tag)} className={link}>
            {t.events}
          </a>
        ) : null}
      </p>
    )
  }
  if (authorization === 'bearer') {
    return (
      <p className="mt-2 text-ink-muted text-sm">
        {t.token}{' '}
        <a href={operationPath({ id: 'createToken' })} className={link}>
          {t.getToken}
        </a>
      </p>
    )
  }
  if (id !== 'createToken') return null
  return <p className="mt-2 text-ink-muted text-sm">{hasCredentials ? t.demo : t.client}</p>
}
