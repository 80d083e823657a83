import { requireConfirmed } from '#lib/auth/require-confirmed.ts'
import { now } from '#lib/config/clock.ts'
import type { InputOf, Operation, OutputOf, WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { CUSTOMER_ACTOR_NAME } from '#lib/domain/access/system-actor-names.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { toDomainError } from '#lib/http/failure-answer.ts'
import { type Problem, problemOf } from '#lib/http/problem.ts'
import { countRequest, ratePolicy, subjectOf } from '#lib/http/rate-limit.ts'
import type { Context } from '#lib/services/context.ts'
import { actionInput, valuesOf } from './action-input.ts'
import { instanceOf } from './instance-of.ts'
import { currentPerson, incompletePerson, pageFrame } from './page-session.ts'
import { markActionStarted } from './started-actions.ts'

/** The API output or the problem; an action never throws. */
export type ActionResult<Data> = { ok: true; data: Data } | { ok: false; problem: Problem }

export type ActionInput<C> = WireInputOf<C> & { form?: FormData }

type Service<C> = (context: Context, input: InputOf<C>) => Promise<OutputOf<C>>
type Complete<C> = (context: Context, input: ActionInput<C>) => Promise<ActionInput<C>>
type Action<C> = (input: ActionInput<C>) => Promise<ActionResult<WireOutputOf<C>>>
type Caller = Pick<Context, 'organizationId' | 'actor'>

/** The service checks permissions. `complete` adds input that the screen lacks, such as the unmasked CPF. */
export const action = <C extends Operation>(
  operation: C,
  service: Service<C>,
  complete?: Complete<C>,
): Action<C> =>
  actionFor(operation, { service, complete }, async (isUse) => {
    const person = await (isUse ? currentPerson() : currentPerson(false))
    if (!person) throw new DomainError('sign_in_required')
    return person
  })

/** Like `action`, but also admits a person without the required second factor, so that they can set it up. */
export const incompleteAction = <C extends Operation>(operation: C, service: Service<C>): Action<C> =>
  actionFor(operation, { service }, async () => {
    const person = await incompletePerson()
    if (!person) throw new DomainError('sign_in_required')
    return person
  })

/** Creates an action for customers, who are not signed in; services read the organization from the link. */
export const customerAction = <C extends Operation>(operation: C, service: Service<C>): Action<C> =>
  actionFor(operation, { service }, async () => ({
    organizationId: '',
    actor: { kind: 'customer', id: 'link', name: CUSTOMER_ACTOR_NAME },
  }))

const isUseOf = (operation: Operation) => !('isAutomatic' in operation && operation.isAutomatic)

const actionFor =
  <C extends Operation>(
    operation: C,
    { service, complete }: { service: Service<C>; complete?: Complete<C> | undefined },
    resolve: (isUse: boolean) => Promise<Caller>,
  ): Action<C> =>
  async (input) => {
    const frame = { ...(await pageFrame()), instance: instanceOf(operation) }
    markActionStarted(frame.requestId)
    try {
      const at = now()
      const caller = await resolve(isUseOf(operation))
      const subject =
        caller.organizationId === ''
          ? { organizationId: '', id: `address:${addressGroup(frame.client.ip)}` }
          : subjectOf(caller)
      await countRequest(ratePolicy('default'), subject, at)
      const context: Context = { ...caller, now: at, ...frame }
      if ('needsConfirmation' in operation && operation.needsConfirmation) await requireConfirmed(context)
      const values = valuesOf(input) as ActionInput<C>
      const completed = complete ? await complete(context, values) : values
      const output = await service(context, actionInput(operation, completed, frame.language) as InputOf<C>)
      return { ok: true, data: encodeOutput(operation, output) }
    } catch (error) {
      return { ok: false, problem: problemOf(toDomainError(error, frame), { ...frame, reader: 'person' }) }
    }
  }
