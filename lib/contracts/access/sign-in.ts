import { z } from 'zod'
import { refuse } from '#lib/contracts/fields.ts'

/** Submitted through next-auth, so it has no API path. */
export const signInSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1)
    .max(320)
    .transform((text, ctx) =>
      /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : refuse(ctx, 'invalid_email'),
    ),
  password: z.string().min(1).max(500),
  organization: z.string().max(36).optional(),
  code: z.string().max(100).optional(),
})

/** Returns `/` for anything but a local path, to prevent open redirects. */
export const localPathOf = (text: string | undefined): string => {
  if (text === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(text) || /^\/login(?![\w-])/.test(text)) return '/'
  return text
}
