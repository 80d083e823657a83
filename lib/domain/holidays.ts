const STATES = [
  'AL',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'MA',
  'MG',
  'MS',
  'PA',
  'PB',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RO',
  'RS',
  'SE',
  'SP',
  'TO',
] as const

export type HolidayCalendar = 'national' | (typeof STATES)[number]

export const HOLIDAY_CALENDARS: readonly HolidayCalendar[] = ['national', ...STATES]

/** Day of the year ("MM-DD") or days after Easter Sunday (negative: before); `since`: first year. */
export type Holiday = ({ on: string } | { fromEaster: number }) & { since?: number }

/** Resolução CMN 4.880/2020, with Carnaval Monday and Tuesday, Good Friday and Corpus Christi. */
const NATIONAL: readonly Holiday[] = [
  { on: '01-01' },
  { on: '04-21' },
  { on: '05-01' },
  { on: '09-07' },
  { on: '10-12' },
  { on: '11-02' },
  { on: '11-15' },
  { on: '11-20', since: 2024 }, // Lei 14.759/2023
  { on: '12-25' },
  { fromEaster: -48 },
  { fromEaster: -47 },
  { fromEaster: -2 },
  { fromEaster: 60 },
]

/** State holidays (Lei 9.093/1995 art. 1 II). States that move or decree them each year are left out. */
const OF_STATES: Readonly<Record<(typeof STATES)[number], readonly Holiday[]>> = {
  AL: [{ on: '06-24' }, { on: '06-29' }, { on: '09-16' }], // Leis 5.508/1993 and 5.509/1993; Constituição estadual
  AM: [{ on: '09-05' }], // Lei 25/1977
  BA: [{ on: '07-02' }], // Constituição estadual art. 6 § 3
  CE: [{ on: '03-19' }, { on: '03-25', since: 2012 }], // Emenda constitucional 73/2011
  DF: [{ on: '11-30', since: 1995 }], // Lei 963/1995
  ES: [{ fromEaster: 8, since: 2020 }], // Lei 11.010/2019
  MA: [{ on: '07-28' }], // Lei 2.457/1964
  MG: [], // 21 April (Constituição estadual art. 256) is already a national holiday
  MS: [{ on: '10-11' }], // Lei 10/1979
  PA: [{ on: '08-15', since: 1996 }], // Lei 5.999/1996
  PB: [{ on: '08-05' }], // Lei 3.489/1967, Lei 10.601/2015
  PE: [{ on: '03-06', since: 2018 }, { on: '06-24' }], // Lei 16.059/2017; Lei 16.241/2017
  PI: [{ on: '10-19' }], // Lei 176/1937
  RJ: [{ on: '04-23', since: 2008 }], // Lei 5.198/2008
  RN: [{ on: '10-03', since: 2007 }], // Lei 8.913/2006
  RO: [
    { on: '01-04', since: 2011 },
    { on: '06-18', since: 2002 },
  ], // Lei 2.291/2010; Lei 1.026/2001
  RS: [{ on: '09-20', since: 1996 }], // Lei 10.453/1995
  SE: [{ on: '07-08' }], // Constituição estadual art. 269
  SP: [{ on: '07-09', since: 1997 }], // Lei 9.497/1997
  TO: [
    { on: '09-08', since: 1994 },
    { on: '10-05', since: 1990 },
  ], // Lei 627/1993; Lei 98/1989
}

export const holidaysOf = (calendar: HolidayCalendar): readonly Holiday[] =>
  calendar === 'national' ? NATIONAL : [...NATIONAL, ...OF_STATES[calendar]]
