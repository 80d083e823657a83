import { FilePlus2, FileText, History, PiggyBank, ScrollText, UserRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { type RecentCustomer, recentCustomers } from '#components/customers/recent-customers.ts'
import { cpfHandoff } from '#components/fields/cpf-handoff.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { performRowAct } from '#components/tables/perform-row-act.ts'
import type { RowOnScreen } from '#components/tables/rows-on-screen.ts'
import { type PageAction, pageActions } from '#components/ui/page-actions.ts'
import { useLanguage } from '#components/use-language.ts'
import type { SearchResults } from '#lib/client/customers.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import type { Language } from '#lib/domain/language.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

const TEXTS = texts({
  cpf: ['CPF digitado', 'Typed CPF'],
  startFgts: (cpf: string) => [`Consultar saldo FGTS de ${cpf}`, `Query the FGTS balance of ${cpf}`],
  startClt: (cpf: string) => [`Novo termo CLT para ${cpf}`, `New CLT term for ${cpf}`],
  customer: ['Ver o cliente', 'See the customer'],
  customers: ['Clientes', 'Customers'],
  records: ['Propostas e termos', 'Proposals and terms'],
  row: (name: string) => [`Nesta linha: ${name}`, `On this row: ${name}`],
  here: ['Nesta tela', 'On this screen'],
  recent: ['Clientes recentes', 'Recent customers'],
  actions: ['Ações', 'Actions'],
  unnamed: ['Cliente', 'Customer'],
})

type PaletteQuery = {
  input: string
  results: SearchResults | undefined
  actions: readonly PaletteItem[]
  startFgts: (key: string) => void
  row: RowOnScreen | null
}

export const usePaletteGroups = (query: PaletteQuery): readonly PaletteGroup[] => {
  const { input, results, actions, startFgts, row } = query
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const customerItem = (customer: RecentCustomer): PaletteItem => ({
    id: `customer-${customer.key}`,
    label: customer.name ?? t.unnamed,
    detail: customer.maskedDocument,
    icon: UserRound,
    run: () => {
      recentCustomers.add(customer)
      router.push(`/customers/${customer.key}`)
    },
  })
  const cpf = results?.cpf
  const cpfItems = (customer: NonNullable<SearchResults['cpf']>): PaletteItem[] => [
    {
      id: 'start-fgts',
      label: t.startFgts(customer.maskedDocument),
      detail: customer.name ?? undefined,
      icon: PiggyBank,
      stays: true,
      run: () => startFgts(customer.key),
    },
    {
      id: 'start-clt',
      label: t.startClt(customer.maskedDocument),
      icon: FilePlus2,
      run: () => {
        cpfHandoff.put(normalizeCpf(input) ?? '')
        router.push('/clt')
      },
    },
    { ...customerItem(customer), id: 'see-customer', label: t.customer, detail: customer.name ?? undefined },
  ]
  const records = (results?.records ?? []).map((record) => ({
    id: `${record.kind}-${record.id}`,
    label: record.name,
    detail: [record.contractNumber, statusText(record, language)].filter(Boolean).join(' · '),
    icon: record.kind === 'proposal' ? FileText : ScrollText,
    run: () =>
      router.push(record.kind === 'proposal' ? `/proposals/${record.id}` : `/clt/consult/${record.id}`),
  }))
  const recent = input.trim() === '' ? recentCustomers.read().map(customerItem) : []
  const ofRow = rowItems(row, { language, go: router.push })
  // An open preview offers the actions of its row as buttons, so actions with the same label are left out.
  const here = distinct(usePageActions())
    .filter(({ label }) => !ofRow.some((act) => act.label === label))
    .map((action) => ({ ...action, run: () => afterClosing(action.run) }))
  const groups = [
    { id: 'row', label: t.row(row?.name ?? ''), items: ofRow.filter(({ label }) => matches(label, input)) },
    { id: 'here', label: t.here, items: here.filter(({ label }) => matches(label, input)) },
    { id: 'cpf', label: t.cpf, items: cpf ? cpfItems(cpf) : [] },
    { id: 'recent', label: t.recent, items: recent.map((item) => ({ ...item, icon: History })) },
    { id: 'customers', label: t.customers, items: cpf ? [] : (results?.customers ?? []).map(customerItem) },
    { id: 'records', label: t.records, items: records },
    { id: 'actions', label: t.actions, items: actions.filter(({ label }) => matches(label, input)) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

const rowItems = (row: RowOnScreen | null, options: Parameters<typeof performRowAct>[1]): PaletteItem[] =>
  (row?.acts ?? []).map((act) => ({
    id: `row-${act.id}`,
    label: act.label,
    icon: act.icon,
    run: () => afterClosing(() => void performRowAct(act, options)),
  }))

// A page may register actions after the palette was opened.
const usePageActions = () => useSyncExternalStore(pageActions.watch, pageActions.read, pageActions.read)

/** Returns one action per label and none for a label with different subjects, because it is ambiguous. */
const distinct = (actions: readonly PageAction[]): PageAction[] =>
  [...Map.groupBy(actions, ({ label }) => label).values()].flatMap(([first, ...others]) =>
    first && others.every(({ subject }) => subject === first.subject) ? [first] : [],
  )

// Waits until the closing palette has restored the focus, because the action may move the focus.
const afterClosing = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))

const statusText = ({ kind, status }: SearchResults['records'][number], language: Language) =>
  kind === 'consult'
    ? localized(CONSULT_STATUS_DISPLAY[status as ConsultStatus].label, language)
    : statusLabel(status as ProposalStatus, language)

const matches = (label: string, input: string): boolean => {
  const words = nameWords(label)
  return nameWords(input).every((part) => words.some((word) => word.startsWith(part)))
}
