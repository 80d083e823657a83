import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Permission } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import type { Context } from '#lib/services/context.ts'
import { contextOfPerson } from './page-session.ts'

type Load = (context: Context, id: string) => Promise<unknown>

const UUIDS: readonly string[] = ['id', 'simulationId']

/** Answers 404 before a skeleton has sent status 200. In-app navigation skips this check; pages repeat it. */
export const resourceLayout = <P extends string>(param: P, permission: Permission, load: Load) =>
  async function ResourceLayout({
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
      await load(context, id).catch(toNotFound)
    }
    return children
  }

const toNotFound = (error: unknown) => {
  if (error instanceof DomainError && error.code === 'not_found') notFound()
  throw error
}
