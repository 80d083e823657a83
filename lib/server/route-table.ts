import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteParams } from '#lib/http/endpoint-handler.ts'

export type RouteHandler = (request: Request, route: RouteParams) => Promise<Response>

export type RouteMatch = {
  handlers: Readonly<Record<string, RouteHandler>>
  params: Record<string, string>
  route: string
}

type Node = {
  statics: Map<string, Node>
  dynamic?: { name: string; node: Node }
  handlers?: Record<string, RouteHandler>
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']

/**
 * Builds a tree of routes from every `route.ts` below `app/api`. As in Next, static segments take precedence
 * over parameters, and groups in parentheses are ignored. Folders in `skip` are left to Next.
 */
export const loadRoutes = async (folder: string, skip: readonly string[]): Promise<Node> => {
  const node: Node = { statics: new Map() }
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile() && entry.name === 'route.ts')
      node.handlers = await loadHandlers(join(folder, entry.name))
    if (!entry.isDirectory() || skip.includes(entry.name)) continue
    const child = await loadRoutes(join(folder, entry.name), skip)
    const parameter = /^\[(\w+)\]$/.exec(entry.name)?.[1]
    if (parameter) node.dynamic = { name: parameter, node: child }
    else if (entry.name.startsWith('(')) absorb(node, child)
    else node.statics.set(entry.name, child)
  }
  return node
}

const absorb = (node: Node, group: Node) => {
  for (const [name, child] of group.statics) node.statics.set(name, child)
  node.dynamic ??= group.dynamic
}

const loadHandlers = async (file: string): Promise<Record<string, RouteHandler>> => {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const handlers: Record<string, RouteHandler> = {}
  for (const method of METHODS) {
    const handler = module[method]
    if (typeof handler === 'function') handlers[method] = handler as RouteHandler
  }
  return handlers
}

/** `path` is relative to `/api` and has no query. */
export const matchRoute = (root: Node, path: string): RouteMatch | undefined => {
  const params: Record<string, string> = {}
  let route = ''
  let node: Node | undefined = root
  for (const segment of path.split('/')) {
    if (segment === '') continue
    const fixed: Node | undefined = node.statics.get(segment)
    if (fixed) {
      node = fixed
      route += `/${segment}`
      continue
    }
    if (!node.dynamic) return undefined
    const value = decodeSegment(segment)
    if (value === undefined) return undefined
    params[node.dynamic.name] = value
    route += `/{${node.dynamic.name}}`
    node = node.dynamic.node
  }
  return node.handlers ? { handlers: node.handlers, params, route } : undefined
}

const decodeSegment = (segment: string) => {
  try {
    const value = decodeURIComponent(segment)
    // The database cannot store a NUL, so no parameter with a NUL matches anything.
    return value.includes('\0') ? undefined : value
  } catch {
    return undefined
  }
}
