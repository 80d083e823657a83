/** Instants at which the unit, services and api tests must pass (`npm test -- --dates`). */
export const TEST_INSTANTS = [
  { at: '2027-01-01T02:30:00.000Z', why: '31 December, 23:30 in São Paulo' },
  { at: '2027-01-01T03:30:00.000Z', why: '1 January, 00:30 in São Paulo' },
  { at: '2026-12-03T02:00:00.000Z', why: 'the day differs between UTC and São Paulo' },
  { at: '2028-02-29T15:00:00.000Z', why: 'leap day' },
  { at: '2026-11-28T15:00:00.000Z', why: 'Saturday' },
  { at: '2027-11-15T15:00:00.000Z', why: 'holiday on a Monday' },
  { at: '2027-02-05T20:00:00.000Z', why: 'Friday before Carnival' },
  { at: '2026-12-20T15:00:00.000Z', why: 'the last day before the next payroll cut, a Sunday' },
  { at: '2026-12-21T15:00:00.000Z', why: 'the day after the payroll cut' },
  { at: '2027-01-31T15:00:00.000Z', why: '31 January' },
  { at: '2027-01-30T15:00:00.000Z', why: 'end of a month before a weekend' },
  { at: '2026-11-25T15:00:00.000Z', why: 'a charge of exactly half a cent' },
]
