import type { Env } from '#lib/config/env.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'

type PartId = 'api' | 'reference' | 'health' | 'metrics'

export type ReadyPart = {
  id: PartId
  name: string
  base?: string
  links: readonly string[]
  isReady: boolean
  state: string
}

const NAMES: Readonly<Record<PartId, Text>> = {
  api: { pt: 'API', en: 'API' },
  reference: { pt: 'Referência da API', en: 'API reference' },
  health: { pt: 'Saúde do serviço', en: 'Health of the service' },
  metrics: { pt: 'Métricas', en: 'Metrics' },
}

const READY: Text = { pt: 'no ar', en: 'up' }
const WAITS: Text = { pt: 'espera o banco de dados', en: 'waits for the database' }

const ON_THIS_MACHINE = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::']

type Settings = Pick<Env, 'ORIGIN' | 'METRICS_PORT' | 'METRICS_HOST' | 'EMBEDDED' | 'TRYING_OUT'>

export const readyParts = (
  settings: Settings,
  isDatabaseReady: boolean,
  language: Language,
): readonly ReadyPart[] => {
  const named = (id: PartId, isReady: boolean) => ({
    id,
    name: textIn(NAMES[id], language),
    isReady,
    state: textIn(isReady ? READY : WAITS, language),
  })
  return [
    { ...named('api', isDatabaseReady), base: `${settings.ORIGIN}/api`, links: ['/openapi.json'] },
    { ...named('reference', true), links: ['/docs'] },
    { ...named('health', isDatabaseReady), links: ['/health'] },
    ...metricsLinks(settings).map((link) => ({ ...named('metrics', true), links: [link] })),
  ]
}

/** Returns the link only in a trial on this machine, because other readers must not learn the port. */
const metricsLinks = ({ METRICS_PORT, METRICS_HOST, EMBEDDED, TRYING_OUT }: Settings): readonly string[] =>
  METRICS_PORT !== undefined && (EMBEDDED || TRYING_OUT) && ON_THIS_MACHINE.includes(METRICS_HOST)
    ? [`http://localhost:${METRICS_PORT}/metrics`]
    : []
