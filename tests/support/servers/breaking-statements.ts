/**
 * Returns the statements that drop, rename or narrow anything in `tables`, which are the tables of the last
 * release.
 */
export const breakingStatements = (migration: string, tables: readonly string[]): string[] =>
  statementsOf(migration).filter((statement) => {
    const table = TABLE.exec(statement)?.[1]
    if (table !== undefined && !tables.includes(table)) return false
    return BREAKING.some((pattern) => pattern.test(statement))
  })

const TABLE = /(?:^(?:alter|drop) table(?: if exists)?(?: only)?|\bon(?: only)?) (?:public\.)?([a-z_]+)/

const BREAKING = [
  /^drop (table|view|materialized view|function|procedure|type|schema|sequence|policy|trigger)\b/,
  // Applies to every index: the statement does not say whether the index is unique, and the last release
  // needs unique indexes for `on conflict`.
  /^drop index\b/,
  /\bdrop (column|constraint|default)\b/,
  /\brename (to|column|constraint|value)\b|^alter table \S+ rename\b/,
  /\balter( column)? \S+ (set data )?type\b/,
  /\bset not null\b/,
  /^(?!.*\b(default|generated)\b).*\badd( column)?( if not exists)? (?!constraint\b).*\bnot null\b/,
  /\badd (constraint \S+ )?(check|unique|foreign key|primary key|exclude)\b/,
  /^create unique index\b/,
  /^create (or replace )?(constraint )?trigger\b/,
  /^create policy \S+ on \S+ as restrictive\b/,
  /^alter policy\b/,
  /^revoke\b/,
  /^truncate\b/,
]

const statementsOf = (migration: string): string[] =>
  migration
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'body'")
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) =>
      statement.replaceAll('"', '').replaceAll('public.', '').replace(/\s+/g, ' ').trim().toLowerCase(),
    )
    .filter((statement) => statement !== '')
