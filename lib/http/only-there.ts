import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Permission } from '#lib/domain/access/permissions'
import { DomainError } from '#lib/domain/errors'
import { isUuid } from '#lib/domain/uuid'
import type { Context } from '#lib/services/context'
import { contextOfPerson } from './page-session.ts'

type Load = (context: Context, id: string) => Promise<unknown>

const UUIDS: readonly string[] = ['id', 'simulationId']

/**
 * A layout that answers a document 404 at once where its address names nothing this person may see: below it
 * a skeleton is sent first, and with it the status. A link within the app needs no status, and is not made
 * to wait. Each page still reads and checks for itself.
 */
export const onlyThere = <P extends string>(param: P, permission: Permission, load: Load) =>
  async function OnlyThere({
    children,
    params,
  }: {
    children: ReactNode
    params: Promise<Record<P, string>>
  }) {
    const isDocument = (await headers()).get('accept')?.includes('text/html')
    if (isDocument) {
      const context = await contextOfPerson(permission)
      const id = decodeURIComponent((await params)[param])
      if (UUIDS.includes(param) && !isUuid(id)) notFound()
      await load(context, id).catch(nothingThere)
    }
    return children
  }

const nothingThere = (error: unknown) => {
  if (error instanceof DomainError && error.code === 'not_found') notFound()
  throw error
}
