import { expect, type Page } from '@playwright/test'
import { READ_ENDPOINTS, type State } from './state.ts'

type AppRouter = { prefetch: (href: string) => void; push: (href: string) => void }

/** Navigates as a link does: the page's shell is already prefetched, and its content is requested now. */
const followLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    const { router } = (window as unknown as { next: { router: AppRouter } }).next
    router.push(href)
  }, path)

const prefetch = (page: Page, path: string) =>
  page.evaluate((href) => {
    const { router } = (window as unknown as { next: { router: AppRouter } }).next
    router.prefetch(href)
  }, path)

/** Lets prefetches through and blocks the page's own content. */
const withholdContent = (page: Page) =>
  page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      const headers = route.request().headers()
      const ahead = headers['next-router-prefetch'] || headers['next-router-segment-prefetch']
      if (ahead) await route.continue()
    },
  )

/** Text announced while each page loads. */
const SAYS: Readonly<Record<string, string>> = {
  home: 'Carregando a sua fila',
  fgts: 'Carregando o FGTS',
  simulation: 'Carregando a simulação',
  form: 'Carregando a proposta',
  clt: 'Carregando o crédito CLT',
  term: 'Carregando a consulta',
  operation: 'Carregando a operação',
  proposals: 'Carregando propostas',
  proposal: 'Carregando a proposta',
  fix: 'Carregando a pendência',
  review: 'Carregando a fila de análise',
  rules: 'Carregando as regras',
  production: 'Carregando produção',
  tables: 'Carregando tabelas',
  table: 'Carregando a tabela',
  people: 'Carregando pessoas',
  person: 'Carregando a pessoa',
  teams: 'Carregando times',
  roles: 'Carregando perfis',
  signInSettings: 'Carregando a entrada',
  applications: 'Carregando aplicações',
  application: 'Carregando a aplicação',
  webhooks: 'Carregando webhooks',
  deliveries: 'Carregando entregas',
  institutions: 'Carregando instituições',
  exchanges: 'Carregando chamadas',
  monitoring: 'Carregando o monitoramento',
  alerts: 'Carregando os alertas',
  audit: 'Carregando a auditoria',
  security: 'Carregando o registro de segurança',
}

export const loadingStates = (paths: Readonly<Record<string, string>>): State[] =>
  Object.entries(SAYS).flatMap(([name, says]) => {
    const path = paths[name]
    return path === undefined
      ? []
      : [{ name: `loading-${name}`, rules: 'width', bring: whileLoading(path, says) }]
  })

const whileLoading = (path: string, says: string) => async (page: Page) => {
  await withholdContent(page)
  const shape = page.getByRole('main').getByRole('status', { name: says, exact: true })
  await expect(async () => {
    await page.goto('/account')
    await expect(async () => {
      await prefetch(page, path)
      await followLink(page, path)
      await expect(shape).toBeVisible({ timeout: 400 })
    }).toPass({ timeout: 4_000, intervals: [50] })
  }).toPass({ timeout: 90_000 })
}

export const waitingStates = (paths: Readonly<Record<string, string>>): State[] =>
  Object.entries(paths).map(([name, path]) => ({
    name: `waiting-${name}`,
    bring: async (page) => {
      // Leaves API reads and server actions unanswered.
      await page.route(READ_ENDPOINTS, (route) =>
        route.request().method() === 'GET' ? undefined : route.continue(),
      )
      await page.route('**', (route) =>
        route.request().headers()['next-action'] ? undefined : route.fallback(),
      )
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      // A phone collapses some content, which must be expanded to show its loading state.
      const showButtons = page.getByRole('main').getByRole('button', { name: /^Mostrar: / })
      if (await showButtons.first().isVisible()) await showButtons.first().click()
      const busy = page.locator('main [aria-busy=true], main [role=status]')
      await expect(busy.or(page.getByText('Calculando…')).filter({ visible: true }).first()).toBeVisible()
    },
  }))
