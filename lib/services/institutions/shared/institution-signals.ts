import type { Connection } from '#db/client.ts'
import { listRecentCallsOfEach } from '#db/queries/institutions/institution-calls.ts'
import { listInstitutionConnections } from '#db/queries/institutions/institution-connections.ts'
import { afterMs } from '#lib/config/clock.ts'
import { circuitStateOf } from '#lib/domain/institutions/circuit.ts'
import { healthOf, RECENT_CALLS, RECENT_MS } from '#lib/domain/institutions/institution-health.ts'
import { type InstitutionSignal, signalOf } from '#lib/domain/institutions/institution-signal.ts'
import type { Context } from '#lib/services/context.ts'

/** Judges institutions, which must be active, by the organization's own calls and connections. */
export const institutionSignals = async (
  tx: Connection,
  { organizationId, now }: Pick<Context, 'organizationId' | 'now'>,
  codes: readonly string[],
): Promise<Map<string, InstitutionSignal | null>> => {
  const [calls, connections] = await Promise.all([
    listRecentCallsOfEach(tx, { organizationId, codes, since: afterMs(now, -RECENT_MS) }, RECENT_CALLS),
    listInstitutionConnections(tx, organizationId),
  ])
  return new Map(
    codes.map((code) => {
      const connection = connections.find(({ institutionCode }) => institutionCode === code)
      const isHeld =
        connection !== undefined &&
        (circuitStateOf(connection, now) !== 'closed' ||
          (connection.heldUntil !== null && connection.heldUntil > now))
      const own = calls.filter(({ institutionCode }) => institutionCode === code)
      return [code, signalOf(healthOf(own, true), { isHeld })]
    }),
  )
}
