import { useRouter } from 'next/navigation'
import { cpfHandoff } from '#components/fields/cpf-handoff.ts'
import { useReveals } from '#components/personal-data/use-reveals.ts'
import type { Answer } from '#lib/client/answer.ts'
import { problemIn } from '#lib/client/call-api.ts'
import { type Customer, type StartBalancesOf, useFetchCustomer } from '#lib/client/customers.ts'
import { runAction } from '#lib/client/run-action.ts'

const STARTED = { ok: true, data: null } as const

/** `fgts` starts balance queries and opens them. `clt` opens the consent form; its CPF reveal is audited. */
export const useStartForCustomer = (startBalances: StartBalancesOf) => {
  const router = useRouter()
  const { ask } = useReveals()
  const fetchCustomer = useFetchCustomer()
  const clt = async (subject: Customer['subject']): Promise<Answer<null>> => {
    if (subject) {
      const answer = await ask(subject, ['documentNumber'], 'new_contract')
      if (!answer.ok) return answer
      cpfHandoff.put(answer.data.documentNumber ?? '')
    }
    router.push('/clt')
    return STARTED
  }
  return {
    clt,
    cltOf: async (key: string): Promise<Answer<null>> => {
      try {
        return await clt((await fetchCustomer(key)).subject)
      } catch (error) {
        return { ok: false, problem: problemIn(error) }
      }
    },
    fgts: async (key: string): Promise<Answer<null>> => {
      const answer = await runAction(startBalances, { key })
      if (!answer.ok) return answer
      router.push(`/fgts?q=${answer.data.queryIds.join(',')}`)
      return STARTED
    },
  }
}
