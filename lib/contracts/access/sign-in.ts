import { z } from 'zod'
import { refuse } from '../fields.ts'

/** What the sign-in form asks for; next-auth carries it, so it has no address of its own. */
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
  /** Of the second factor; empty until it is asked for. */
  code: z.string().max(100).optional(),
})

/**
 * A local address to return to after signing in; anything else leads home, so that no link can send a person
 * elsewhere.
 */
export const localPathOf = (text: string | undefined): string => {
  if (text === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(text) || /^\/login(?![\w-])/.test(text)) return '/'
  return text
}
