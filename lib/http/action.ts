import { now } from '#lib/config/clock'
import type { InputOf, Operation, OutputOf, WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import { encodeOutput } from '#lib/contracts/encode-output'
import { addressGroup } from '#lib/domain/access/address-group'
import { CUSTOMER_ACTOR_NAME } from '#lib/domain/access/system-actor-names'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { actionInput, sentValues } from './action-input.ts'
import { noteBegunAction } from './begun-actions.ts'
import { knownFailure } from './failure-answer.ts'
import { instanceOf } from './instance-of.ts'
import { currentPerson, incompletePerson, pageFrame } from './page-session.ts'
import { type Problem, problemOf } from './problem.ts'
import { countRequest, policyNamed, subjectOf } from './rate-limit.ts'

/** What a screen gets back: the answer as it is on the wire, or the problem. An action never throws. */
export type ActionResult<Data> = { ok: true; data: Data } | { ok: false; problem: Problem }

/** What a screen sends; `form` carries the file where one is taken. */
export type ActionInput<C> = WireInputOf<C> & { form?: FormData }

type Service<C> = (context: Context, input: InputOf<C>) => Promise<OutputOf<C>>
/** Fills in what the screen cannot know, before the contract reads it. */
type Complete<C> = (context: Context, sent: ActionInput<C>) => Promise<ActionInput<C>>
type Action<C> = (input: ActionInput<C>) => Promise<ActionResult<WireOutputOf<C>>>
type Caller = Pick<Context, 'organizationId' | 'actor'>

/**
 * Makes the server action of a command or contract for a signed-in person: session → rate → parse → service →
 * encode, the same steps, schemas, codes and texts as an endpoint. What the person may do is the service's
 * question. `complete` puts in what the screen does not know (a CPF it knows masked).
 */
export const action = <C extends Operation>(
  operation: C,
  service: Service<C>,
  complete?: Complete<C>,
): Action<C> =>
  actionFor(operation, { service, complete }, async () => {
    const person = await currentPerson()
    if (!person) throw new DomainError('sign_in_required')
    return person
  })

/** As {@link action}, also for a person who lacks the second factor that is demanded: to set it up. */
export const incompleteAction = <C extends Operation>(operation: C, service: Service<C>): Action<C> =>
  actionFor(operation, { service }, async () => {
    const person = await incompletePerson()
    if (!person) throw new DomainError('sign_in_required')
    return person
  })

/**
 * As {@link action} for the customer's pages: nobody is signed in, and the organization is in the link's
 * token, which the service reads from its input.
 */
export const customerAction = <C extends Operation>(operation: C, service: Service<C>): Action<C> =>
  actionFor(operation, { service }, async () => ({
    organizationId: '',
    actor: { kind: 'customer', id: 'link', name: CUSTOMER_ACTOR_NAME },
  }))

const actionFor =
  <C extends Operation>(
    operation: C,
    { service, complete }: { service: Service<C>; complete?: Complete<C> | undefined },
    resolve: () => Promise<Caller>,
  ): Action<C> =>
  async (input) => {
    const frame = { ...(await pageFrame()), instance: instanceOf(operation) }
    noteBegunAction(frame.requestId)
    try {
      const at = now()
      const caller = await resolve()
      const subject =
        caller.organizationId === ''
          ? { organizationId: '', id: `address:${addressGroup(frame.client.ip)}` }
          : subjectOf(caller)
      await countRequest(policyNamed('default'), subject, at)
      const context: Context = { ...caller, now: at, ...frame }
      const values = sentValues(input) as ActionInput<C>
      const sent = complete ? await complete(context, values) : values
      const output = await service(context, actionInput(operation, sent, frame.language) as InputOf<C>)
      return { ok: true, data: encodeOutput(operation, output) }
    } catch (error) {
      return { ok: false, problem: problemOf(knownFailure(error, frame), { ...frame, reader: 'person' }) }
    }
  }
