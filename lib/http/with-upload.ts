import type { ReceiveUpload } from '#lib/domain/documents/receive-upload.ts'
import type { Context } from '#lib/services/context.ts'
import { readMultipart } from './read-multipart.ts'
import { drainUpload } from './upload-content.ts'

export const withUpload =
  <Input extends { receive: ReceiveUpload }, Output>(
    service: (context: Context, input: Input) => Promise<Output>,
  ) =>
  async (context: Context, input: Omit<Input, 'receive'>): Promise<Output> => {
    const { upload, ...rest } = input as typeof input & { upload: Request }
    try {
      return await service(context, { ...rest, receive: readMultipart(upload) } as unknown as Input)
    } finally {
      await drainUpload(upload)
    }
  }
