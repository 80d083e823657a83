import { checkConfirmation } from '#lib/services/access/check-confirmation.ts'
import type { Context } from '#lib/services/context.ts'

/** For lib/pages, which must not import services. @throws second_factor_stale */
export const requireConfirmed = (context: Context): Promise<void> => checkConfirmation(context)
