import { headingSlug } from './heading-slug.ts'
import type { Operation } from './operation.ts'

export const REFERENCE_PATH = '/docs'
export const REASONS_PATH = `${REFERENCE_PATH}/reasons`
export const TEST_CPFS_PATH = `${REFERENCE_PATH}/test-cpfs`
export const OPERATIONS_ANCHOR = 'operations'
export const OPERATIONS_PATH = `${REFERENCE_PATH}#${OPERATIONS_ANCHOR}`
export const CONVENTIONS_ANCHOR = 'conventions'
export const SEARCH_PATH = `${REFERENCE_PATH}/search`
export const SEARCH_INDEX_PATH = `${REFERENCE_PATH}/search-index`

export const operationPath = ({ id }: Pick<Operation, 'id'>): string => `${REFERENCE_PATH}/operations/${id}`

export const guidePath = (guide: string): string => `${REFERENCE_PATH}/guides/${guide}`

export const tagAnchor = (tag: string): string => `tag-${headingSlug(tag)}`

export const tagPath = (tag: string): string => `${REFERENCE_PATH}#${tagAnchor(tag)}`

export const reasonPath = (code: string): string => `${REASONS_PATH}#${code}`
