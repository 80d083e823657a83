import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteParams } from '#lib/http/endpoint-handler.ts'

export type RouteHandler = (request: Request, route: RouteParams) => Promise<Response>

type Handlers = Readonly<Record<string, RouteHandler>>

export type RouteMatch = {
  handlers: Handlers
  params: Record<string, string>
  route: string
}

type Node = {
  statics: Map<string, Node>
  dynamic?: { name: string; node: Node }
  handlers?: () => Promise<Handlers>
}

type Root = Node & { fixedMatches?: Map<string, RouteMatch> }

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']

/** Static segments take precedence over parameters, and groups in parentheses are ignored, as in Next. */
export const findRoutes = async (folder: string, skip: readonly string[]): Promise<Node> => {
  const node: Node = { statics: new Map() }
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile() && entry.name === 'route.ts')
      node.handlers = once(() => loadHandlers(join(folder, entry.name)))
    if (!entry.isDirectory() || skip.includes(entry.name)) continue
    const child = await findRoutes(join(folder, entry.name), skip)
    const parameter = /^\[(\w+)\]$/.exec(entry.name)?.[1]
    if (parameter) node.dynamic = { name: parameter, node: child }
    else if (entry.name.startsWith('(')) absorb(node, child)
    else node.statics.set(entry.name, child)
  }
  return node
}

export const loadRoutes = async (node: Node): Promise<void> => {
  const children = [...node.statics.values(), ...(node.dynamic ? [node.dynamic.node] : [])]
  await Promise.all([node.handlers?.(), ...children.map(loadRoutes)])
}

const once = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

const absorb = (node: Node, group: Node) => {
  for (const [name, child] of group.statics) node.statics.set(name, child)
  node.dynamic ??= group.dynamic
}

const loadHandlers = async (file: string): Promise<Handlers> => {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const handlers: Record<string, RouteHandler> = {}
  for (const method of METHODS) {
    const handler = module[method]
    if (typeof handler === 'function') handlers[method] = handler as RouteHandler
  }
  return handlers
}

/** `path` is relative to `/api` and has no query. */
export const matchRoute = async (root: Root, path: string): Promise<RouteMatch | undefined> => {
  const known = root.fixedMatches?.get(path)
  if (known) return known
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
  if (!node.handlers) return undefined
  const match = { handlers: await node.handlers(), params, route }
  // Caches only paths that equal their route, so that there are no more entries than routes.
  if (path === route) {
    root.fixedMatches ??= new Map()
    root.fixedMatches.set(path, match)
  }
  return match
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
