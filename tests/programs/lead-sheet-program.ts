import { type Answer, call } from './call.ts'
import { poll } from './poll.ts'
import type { Settings } from './settings.ts'

type Row =
  | { outcome: 'simulated'; availableBalance: number; feesId: string }
  | { outcome: 'empty list' | 'discarded' | Refusal; text?: string }

type Refusal =
  | 'no balance'
  | 'not opted in'
  | 'not authorized'
  | 'operation under way'
  | 'changes under way'
  | 'try again'
  | 'one instalment'

/** Texts that the program looks for in a response, in this order and ignoring case. */
const WORDS: readonly (readonly [string, Refusal])[] = [
  ['adesão ao saque aniversário', 'not opted in'],
  ['não possui autorização', 'not authorized'],
  ['operação fiduciária em andamento', 'operation under way'],
  ['mudanças cadastrais', 'changes under way'],
  ['não possui saldo disponível', 'no balance'],
  ['tente novamente', 'try again'],
]

/**
 * Imitates a script that processes a sheet of leads. It lists balances right after posting the query and
 * treats an empty list as an empty account. It has two fee table ids hard-coded and takes the first table
 * whose simulation leaves the customer any money.
 */
export const leadSheetProgram = (settings: Settings, provider = 'bms') => {
  let cachedToken: string | undefined

  const token = async () => {
    if (cachedToken) return cachedToken
    const { clientId, username, password, audience } = settings
    const form = { grant_type: 'password', username, password, audience }
    const answer = await call(`${settings.base}/oauth/token`, {
      form: { ...form, scope: 'offline_access', client_id: clientId },
    })
    cachedToken = answer.body?.access_token
    if (!cachedToken) throw new Error(`no token: ${answer.text}`)
    return cachedToken
  }

  const withToken = async (send: (token: string) => Promise<Answer>): Promise<Answer> => {
    const answer = await send(await token())
    if (answer.status !== 401) return answer
    cachedToken = undefined
    return send(await token())
  }

  const queue = (documentNumber: string) =>
    withToken((token) => call(`${settings.base}/fgts/balance`, { token, json: { documentNumber, provider } }))

  const first = async (documentNumber: string) => {
    const answer = await withToken((token) =>
      call(`${settings.base}/fgts/balance?search=${documentNumber}`, { token }),
    )
    return answer.body.data[0]
  }

  const simulate = async (
    documentNumber: string,
    balance: { id: string; periods: { amount: number; dueDate: string }[] },
  ): Promise<Row> => {
    const desiredInstallments = balance.periods
      .filter(({ amount, dueDate }) => amount > 0 && dueDate)
      .map(({ amount, dueDate }) => ({ totalAmount: amount, dueDate }))
    let text = ''
    for (const simulationFeesId of settings.feesIds) {
      const json = { simulationFeesId, balanceId: balance.id, targetAmount: 0, documentNumber }
      const answer = await withToken((token) =>
        call(`${settings.base}/fgts/simulations`, {
          token,
          json: { ...json, desiredInstallments, provider },
        }),
      )
      const availableBalance = Number.parseFloat(answer.body.availableBalance || 0)
      if (availableBalance > 0) return { outcome: 'simulated', availableBalance, feesId: simulationFeesId }
      text = answer.body.title
    }
    return { outcome: text.toLowerCase().includes('parcelas') ? 'one instalment' : 'discarded', text }
  }

  const row = async (documentNumber: string): Promise<Row> => {
    const queued = await queue(documentNumber)
    if (!queued.ok && queued.status !== 409) return { outcome: 'discarded', text: queued.body.message }
    if (!(await first(documentNumber))) return { outcome: 'empty list' }
    const entry = await poll('the balance', async () => {
      const row = await first(documentNumber)
      return row?.status === 'pending' ? undefined : (row ?? { status: 'gone' })
    })
    if (entry.amount > 0) return simulate(documentNumber, entry)
    const text: string = entry.statusInfo ?? ''
    const word = WORDS.find(([words]) => text.toLowerCase().includes(words))
    return { outcome: word?.[1] ?? 'discarded', text }
  }

  return { row }
}
