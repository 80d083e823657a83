import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import type { Operation } from '#lib/reference/operation.ts'
import type { SampleCredentials } from '#lib/reference/samples/sample-call.ts'
import type { SampleLanguage, SampleTexts } from '#lib/reference/samples/sample-language.ts'
import { AnswerSection } from './answer-section.tsx'
import { BodySection } from './body-section.tsx'
import { BreakableName } from './breakable-name.tsx'
import { FailureSection } from './failure-section.tsx'
import { Markdown } from './markdown.tsx'
import { MethodBadge } from './method-badge.tsx'
import { ParameterList } from './parameter-list.tsx'
import { SampleHint } from './sample-hint.tsx'
import { SampleTabs } from './sample-tabs.tsx'
import { Section } from './section.tsx'
import { TryIt } from './try-it.tsx'

const TEXTS = texts({
  path: ['Parâmetros do caminho', 'Path parameters'],
  query: ['Parâmetros da consulta', 'Query parameters'],
  headers: ['Cabeçalhos comuns', 'Common headers'],
  samples: ['Exemplos', 'Samples'],
  receiver: ['Receber e verificar', 'Receive and verify'],
  copyAddress: ['Copiar o endereço', 'Copy the address'],
  scopes: ['Escopos que servem', 'Scopes that work'],
  anyToken: ['Qualquer token', 'Any token'],
  open: ['Não precisa de token', 'No token needed'],
  signed: ['Assinado (Standard Webhooks)', 'Signed (Standard Webhooks)'],
})

type OperationScreenProps = {
  operation: Operation
  base: string
  samples: SampleTexts
  chosen: SampleLanguage
  credentials: SampleCredentials | undefined
}

export const OperationScreen = ({ operation, base, samples, chosen, credentials }: OperationScreenProps) => {
  const t = useTexts(TEXTS)
  const { kind, parameters, headers, body, answers, failures } = operation
  const isEvent = kind === 'event'
  const inPath = parameters.filter(({ place }) => place === 'path')
  const inQuery = parameters.filter(({ place }) => place === 'query')
  return (
    <article className="gap-x-8 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="min-w-0 xl:col-span-2">
        <OperationHeader operation={operation} base={base} />
      </div>
      <div className="min-w-0 xl:order-2">
        <div className="xl:sticky xl:top-6">
          <Section id="samples" title={isEvent ? t.receiver : t.samples}>
            <div className="mt-3">
              <SampleTabs samples={samples} chosen={chosen} label={operation.id} />
              <SampleHint operation={operation} hasCredentials={credentials !== undefined} />
            </div>
          </Section>
        </div>
      </div>
      <div className="min-w-0 xl:order-1">
        {inPath.length > 0 ? (
          <Section id="path" title={t.path}>
            <ParameterList parameters={inPath} />
          </Section>
        ) : null}
        {inQuery.length > 0 ? (
          <Section id="query" title={t.query}>
            <ParameterList parameters={inQuery} />
          </Section>
        ) : null}
        {body ? <BodySection body={body} isEvent={isEvent} /> : null}
        {headers.length > 0 ? (
          <Section id="headers" title={t.headers}>
            <ParameterList parameters={headers} marksRequired={!isEvent} />
          </Section>
        ) : null}
        <TryIt operation={operation} credentials={credentials} />
        {answers.map((answer) => (
          <AnswerSection key={answer.status} answer={answer} isEvent={isEvent} />
        ))}
        <FailureSection failures={failures} isEvent={isEvent} />
      </div>
    </article>
  )
}

const OperationHeader = ({ operation, base }: { operation: Operation; base: string }) => {
  const t = useTexts(TEXTS)
  const { kind, method, path, summary, description, authorization, scopes } = operation
  const isEvent = kind === 'event'
  const address = isEvent ? path : `${base}${path}`
  const access = { bearer: scopes.length > 0 ? t.scopes : t.anyToken, signature: t.signed, none: t.open }
  return (
    <header>
      <h1 lang="pt-BR" className="text-balance break-words font-semibold text-2xl leading-8 tracking-tight">
        {summary}
      </h1>
      <div className="mt-3 flex items-center gap-3 rounded-control border bg-raised py-1 ps-3 pe-1">
        <MethodBadge method={method} isEvent={isEvent} />
        <code
          translate="no"
          className="min-w-0 flex-1 break-words font-mono text-sm [overflow-wrap:anywhere]"
        >
          <BreakableName name={path} />
        </code>
        <CopyButton text={address} label={t.copyAddress} iconOnly />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-3 text-ink-muted text-sm">
        <span>
          {access[authorization]}
          {authorization === 'bearer' && scopes.length > 0 ? `: ${scopes.join(', ')}` : ''}
        </span>
        {isEvent ? null : (
          <code translate="no" className="font-mono text-xs leading-5">
            {operation.id}
          </code>
        )}
      </p>
      {description ? (
        <div lang="pt-BR" className="max-w-3xl">
          <Markdown text={description} />
        </div>
      ) : null}
    </header>
  )
}
