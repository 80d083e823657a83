import { call } from './call.ts'
import type { Settings } from './settings.ts'

type Result = { documentNumber: string; value: number | string }

const WORKERS = 10
const TRIES = 60
const PAUSE_MS = 250

/**
 * Imitates a batch client whose ten workers share one token. It polls for successful queries only, sends the
 * amount of each instalment in two fields, and reports the first error text that a response contains.
 */
export const batchProgram = (settings: Settings, provider = 'QI') => {
  let token = ''

  // Requests the token as JSON, unlike most API clients.
  const signIn = async () => {
    const { clientId, username, password, audience } = settings
    const json = {
      grant_type: 'password',
      client_id: clientId,
      audience,
      scope: 'online_access',
      username,
      password,
    }
    const { body } = await call(`${settings.base}/oauth/token`, { json })
    token = body.access_token
    return body
  }

  const post = (path: string, json: unknown) => call(`${settings.base}${path}`, { token, json })

  const balance = async (documentNumber: string) => {
    const queued = await post('/fgts/balance', { documentNumber, provider })
    if (!queued.ok) throw new Error(queued.body.error ?? queued.body.detail ?? queued.body.message)
    if (queued.body !== null) throw new Error('the query was not taken')
    const path = `/fgts/balance?search=${documentNumber}&status=success&page=1&limit=1`
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { body } = await call(`${settings.base}${path}`, { token })
      if (body.data.length > 0) return body.data[0]
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error('Resposta sem dados (data vazio) após polling')
  }

  const work = async (documentNumber: string): Promise<number | string> => {
    const { id, periods } = await balance(documentNumber)
    if (periods.length < 2) return 'Sem saldo (menos de 2 parcelas disponíveis)'
    const answer = await post('/fgts/simulations', {
      documentNumber,
      isInsured: false,
      simulationFeesId: settings.feesIds.at(-1),
      targetAmount: 0,
      provider,
      desiredInstallments: periods.map(({ amount, dueDate }: { amount: number; dueDate: string }) => ({
        totalAmount: amount,
        amount,
        dueDate,
      })),
      balanceId: id,
    })
    return answer.body.availableBalance ?? answer.body.error ?? answer.body.detail ?? answer.body.message
  }

  const run = async (documentNumbers: readonly string[]): Promise<Result[]> => {
    await signIn()
    const rest = [...documentNumbers]
    const results: Result[] = []
    const worker = async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        const value = await work(next).catch((error: Error) => error.message)
        results.push({ documentNumber: next, value })
      }
    }
    await Promise.all(Array.from({ length: WORKERS }, worker))
    return results
  }

  return { signIn, run }
}
