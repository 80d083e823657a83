export type Size = {
  /** Proposals of both products: half FGTS, half CLT with a consult each. */
  proposals: number
  organizations: number
}

/** The measured organization has one row in four; the other organizations share the rest. */
export const SHARE_OF_LARGEST = 4

/** One of the organizations that share the rest. */
export const TYPICAL_ORGANIZATION = 'House 1'

/** Age of the oldest row, in days. */
export const DAYS = 730

const digit = (place: number) => `(ascii(substr(base, ${place}, 1)) - 48)`
const weightedSum = (first: number, length: number) =>
  Array.from({ length }, (_, at) => `${digit(at + 1)} * ${first - at}`).join(' + ')

/** SQL functions: `bench_cpf` returns a valid CPF for a number; `bench_pick` favours a list's first texts. */
export const FUNCTIONS = [
  `create or replace function bench_cpf(number bigint) returns text language sql immutable parallel safe as $$
    select base || one || (((${weightedSum(11, 9)} + one * 2) * 10) % 11 % 10) from (
      select base, ((${weightedSum(10, 9)}) * 10) % 11 % 10 as one
      from (select lpad((number % 1000000)::text, 6, '0') || (100 + (number / 1000000) % 700) as base) as b) as c $$`,
  `create or replace function bench_pick(texts text[], chance float) returns text language sql immutable parallel safe as $$
    select texts[1 + floor(power(chance, 2) * cardinality(texts))::int] $$`,
]

const FIRST =
  'Maria,José,Ana,João,Antônio,Francisco,Carlos,Paulo,Pedro,Lucas,Luiz,Marcos,Luís,Gabriel,Rafael,Daniel,Marcelo,Bruno,Eduardo,Felipe,Rodrigo,Manoel,Mateus,André,Fernando,Fábio,Leonardo,Gustavo,Guilherme,Leandro,Tiago,Ricardo,Márcio,Jorge,Juliana,Márcia,Fernanda,Patrícia,Aline,Sandra,Camila,Amanda,Bruna,Jéssica,Letícia,Júlia,Luciana,Vanessa,Mariana,Gabriela,Vera,Vitória,Larissa,Cláudia,Beatriz,Rita,Luana,Sônia,Renata,Eliane'
const LAST =
  'Silva,Santos,Oliveira,Souza,Rodrigues,Ferreira,Alves,Pereira,Lima,Gomes,Costa,Ribeiro,Martins,Carvalho,Almeida,Lopes,Soares,Fernandes,Vieira,Barbosa,Rocha,Dias,Nascimento,Andrade,Moreira,Nunes,Marques,Machado,Mendes,Freitas,Cardoso,Ramos,Gonçalves,Santana,Teixeira,Moura,Cavalcante,Monteiro,Moraes,Batista,Campos,Pinto,Duarte,Castro,Correia,Farias,Azevedo,Peixoto,Tavares,Xavier'

const list = (texts: string) => `array['${texts.split(',').join("','")}']`

/** SQL expression for a name of three words; every fiftieth has a rare family name. */
const NAME = `bench_pick(${list(FIRST)}, random()) || ' ' || bench_pick(${list(LAST)}, random()) || ' ' ||
  case when n % 50 = 7 then 'Zanq' || chr(97 + (n / 50 % 26)::int) || chr(97 + (n / 1300 % 26)::int) || chr(97 + (n / 33800 % 26)::int)
    else bench_pick(${list(LAST)}, random()) end`

const RECENT = `(array['paid','paid','paid','formalization','analysis','processing','awaiting_call','pending','canceled','rejected','manual_analysis','formalization'])`
const OLD = `(array['paid','paid','paid','paid','paid','paid','canceled','canceled','rejected','rejected','rejected','refunded'])`

/** Returns SQL that copies the rows of the first organization to all others. */
const copiesOf = (table: string, houseId: string) =>
  `insert into ${table}
    select (jsonb_populate_record(null::${table}, to_jsonb(row) || jsonb_build_object('organization_id', houses.organization_id))).*
    from ${table} as row cross join houses where row.organization_id = '${houseId}' and place > 0`

/** Returns SQL for the table `made`: a row per contract, oldest first, with the values that tables share. */
export const frameOf = ({ proposals, organizations }: Size, agentId: string, houseId: string): string[] => [
  `create table houses as
    select 0 as place, '${houseId}'::uuid as organization_id
    union all select n, uuidv7() from generate_series(1, ${organizations - 1}) as n`,
  `insert into organizations (id, name, created_at, default_institution_code)
    select organization_id, 'House ' || place, now() - interval '${DAYS} days', 'aurora' from houses where place > 0`,
  ...['price_tables', 'price_table_versions'].map((table) => copiesOf(table, houseId)),
  `select setseed(0.5);
  create table made as
    select n, organization_id, inquiry_id, simulation_id, id, created_at, created_at + interval '40 minutes' as ended_at, product, institution_code,
      name, document_number, document_number::bigint as customer, author_kind, author_id, author_name, status,
      case when status in ('canceled', 'rejected') then case status when 'canceled' then 'canceled_by_customer' else 'policy' end end as reason_code,
      status in ('paid', 'refunded', 'processing', 'analysis', 'manual_analysis', 'awaiting_call', 'pending') as is_signed
    from (
      select n, houses.organization_id, uuidv7(age - interval '3 minutes') as inquiry_id, uuidv7(age - interval '1 minute') as simulation_id,
        at.id, date_trunc('milliseconds', uuid_extract_timestamp(at.id)) as created_at,
        case when n % 2 = 0 then 'fgts' else 'clt' end as product,
        case when n % 9 = 0 then 'ipe' when n % 3 = 0 then 'caravela' else 'aurora' end as institution_code,
        ${NAME} as name, bench_cpf((n * 48271) % greatest(${proposals} / 3, 1)) as document_number,
        case when n % 5 = 1 then 'application' else 'user' end as author_kind,
        case when n % 5 = 1 then 'bench' when chance / 60 % 200 = 0 then '${agentId}'
          else '01900000-0000-7000-8000-0000000000' || lpad(to_hex(chance % 60), 2, '0') end as author_id,
        case when n % 5 = 1 then 'Programa' else 'Pessoa ' || chance % 60 end as author_name,
        (case when age > interval '-20 days' then ${RECENT} else ${OLD} end)[1 + chance / 12000 % 12] as status
      from (select n, hashint8(n) & 2147483647 as chance, (n - ${proposals}) * interval '${DAYS} days' / ${proposals} - interval '10 minutes' as age from generate_series(1::bigint, ${proposals}::bigint) as n) as line
      join houses on houses.place = case when n / 2 % ${SHARE_OF_LARGEST} = 0 or ${organizations} = 1 then 0 else 1 + (n * 7919) % greatest(${organizations} - 1, 1) end
      cross join lateral (select uuidv7(age) as id where n > 0) as at
    ) as lines`,
  'analyze made',
]
