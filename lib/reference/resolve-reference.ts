import type { ApiDocument, ApiReferenceObject } from './api-document.ts'

export const nameOfReference = ($ref: string): string => $ref.split('/').at(-1) ?? ''

export const resolveReference = <Node extends object>(
  { components }: ApiDocument,
  node: Node | ApiReferenceObject,
): Node => {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Node
  const [kind = '', name = ''] = node.$ref.split('/').slice(2)
  const target = (components as Readonly<Record<string, Readonly<Record<string, object>>>>)[kind]?.[name]
  if (!target) throw new Error(`${node.$ref} names no component`)
  return target as Node
}
