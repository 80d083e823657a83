import type { AnyContract, InputOf } from '#lib/contracts/contract.ts'
import type { Context } from '#lib/services/context.ts'
import { rawEndpoint } from './raw-endpoint.ts'

export type Download = { body: BodyInit; filename: string; headers: Record<string, string> }

export const downloadEndpoint = <C extends AnyContract, Answer>(
  contract: C,
  service: (context: Context, input: InputOf<C>) => Promise<Answer>,
  answerOf: (answer: Answer) => Download,
) =>
  rawEndpoint(contract, async ({ context, input }) => {
    const download = answerOf(await service(context, input))
    return { body: download.body, headers: headersOf(download) }
  })

const headersOf = ({ filename, headers }: Download) => ({
  'Content-Disposition': `attachment; filename="${filename}"`,
  'X-Content-Type-Options': 'nosniff',
  ...headers,
})
