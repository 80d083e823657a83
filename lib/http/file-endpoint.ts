import type { AnyContract, InputOf } from '#lib/contracts/contract.ts'
import type { Context } from '#lib/services/context.ts'
import { downloadEndpoint } from './download-endpoint.ts'

export type FileAnswer = { content: Buffer; contentType: string; filename: string }

/** The headers keep browsers from executing the file, because anybody may upload active content. */
export const fileEndpoint = <C extends AnyContract>(
  contract: C,
  service: (context: Context, input: InputOf<C>) => Promise<FileAnswer>,
) =>
  downloadEndpoint(contract, service, ({ content, contentType, filename }) => ({
    body: new Uint8Array(content),
    filename,
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(content.length),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  }))
