/**
 * The meaning of table elements, spelled out: `display: block` on narrow screens takes it away in some
 * browsers.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
