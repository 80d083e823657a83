import { z } from 'zod'
import { refuse } from '#lib/contracts/fields.ts'

/** Submitted through next-auth, so it has no address of its own. */
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
  /** Second factor; empty until it is asked for. */
  code: z.string().max(100).optional(),
})

/**
 * Returns a local path to return to after signing in; anything else becomes `/`, so that no link redirects
 * out.
 */
export const localPathOf = (text: string | undefined): string => {
  if (text === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(text) || /^\/login(?![\w-])/.test(text)) return '/'
  return text
}
