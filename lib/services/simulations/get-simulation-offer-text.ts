import { withSnapshot } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import { offerData } from '#lib/services/simulations/parts/offer-data'
import { offerText } from '#lib/services/simulations/parts/offer-text'

/** The offer of a stored simulation in words, to paste into a message. @throws not_found */
export const getSimulationOfferText = async (
  context: Context,
  { id }: { id: string },
): Promise<{ text: string; expired: boolean; expiresAt: Date }> => {
  requirePermission(context, 'originate')
  const data = await withSnapshot(context, (tx) => offerData(tx, context, id))
  return { text: offerText(data), expired: data.expired, expiresAt: data.expiresAt }
}
