import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { guidePath, operationPath, TEST_CPFS_PATH } from '#lib/reference/reference-address.ts'
import type { SampleCredentials } from '#lib/reference/samples/sample-call.ts'
import type { SampleLanguage, SampleTexts } from '#lib/reference/samples/sample-language.ts'
import { SampleTabs } from './sample-tabs.tsx'
import { Section } from './section.tsx'

const TEXTS = texts({
  title: ['Comece aqui', 'Start here'],
  base: ['Endereço base', 'Base URL'],
  demo: ['Credenciais da demonstração', 'Credentials of the demonstration'],
  demoOnly: [
    'Já preenchidas nos exemplos. Só existem nesta instalação de teste.',
    'Already filled in in the samples. They exist in this test installation only.',
  ],
  own: ['Suas credenciais', 'Your credentials'],
  ownText: [
    'Quem administra cria uma aplicação e entrega client_id e client_secret; o segredo é mostrado uma só vez. Os exemplos os leem das variáveis de ambiente CLIENT_ID e CLIENT_SECRET.',
    'A manager creates an application and hands over client_id and client_secret; the secret is shown only once. The samples read them from the environment variables CLIENT_ID and CLIENT_SECRET.',
  ],
  copy: (name: string) => [`Copiar ${name}`, `Copy ${name}`],
  program: ['Do token ao saldo', 'From the token to the balance'],
  programText: [
    'O programa obtém um token, inicia a consulta de saldo de um CPF de teste e espera o resultado.',
    'The program gets a token, starts the balance query of a test CPF and waits for the result.',
  ],
  needs: [
    'Os exemplos precisam de curl 7.84, Node 22, Python 3.9 com requests ou PHP 8 com a extensão curl.',
    'The samples need curl 7.84, Node 22, Python 3.9 with requests, or PHP 8 with its curl extension.',
  ],
  next: ['Em seguida', 'Next'],
  simulate: ['Simular', 'Simulate'],
  propose: ['Criar a proposta', 'Create the proposal'],
  receive: ['Receber eventos em vez de esperar', 'Receive events instead of waiting'],
  cpfs: ['CPFs de teste para cada caminho', 'Test CPFs for every path'],
  whole: ['Os dois produtos passo a passo', 'Both products step by step'],
})

type QuickStartProps = {
  base: string
  samples: SampleTexts
  chosen: SampleLanguage
  credentials: SampleCredentials | undefined
}

export const QuickStart = ({ base, samples, chosen, credentials }: QuickStartProps) => {
  const t = useTexts(TEXTS)
  const next = [
    { href: operationPath({ id: 'createFgtsSimulation' }), label: t.simulate },
    { href: operationPath({ id: 'createFgtsProposal' }), label: t.propose },
    { href: operationPath({ id: 'registerBalanceWebhook' }), label: t.receive },
    { href: TEST_CPFS_PATH, label: t.cpfs },
    { href: guidePath('walk-throughs'), label: t.whole },
  ]
  return (
    <Section id="start" title={t.title}>
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-4">
          <Card title={credentials ? t.demo : t.own} description={credentials ? t.demoOnly : t.ownText}>
            <dl className="space-y-2 text-sm">
              <CopiedValue name={t.base} value={base} />
              {credentials ? (
                <>
                  <CopiedValue name="client_id" value={credentials.clientId} />
                  <CopiedValue name="client_secret" value={credentials.clientSecret} />
                </>
              ) : null}
            </dl>
          </Card>
          <Card title={t.next}>
            <ul className="space-y-1 text-sm">
              {next.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex items-center text-accent underline underline-offset-2 pointer-coarse:min-h-11"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className="min-w-0">
          <h3 className="font-medium">{t.program}</h3>
          <p className="mt-0.5 mb-3 text-ink-muted text-sm">{t.programText}</p>
          <SampleTabs samples={samples} chosen={chosen} label={t.program} />
          <p className="mt-2 text-ink-muted text-sm">{t.needs}</p>
        </div>
      </div>
    </Section>
  )
}

const CopiedValue = ({ name, value }: { name: string; value: string }) => {
  const t = useTexts(TEXTS)
  return (
    <div>
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="flex items-center justify-between gap-3">
        <code translate="no" className="min-w-0 break-all font-mono text-sm">
          {value}
        </code>
        <CopyButton text={value} label={t.copy(name)} iconOnly />
      </dd>
    </div>
  )
}
