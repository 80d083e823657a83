/**
 * Who may import whom (see the README's map). Arrows point to the middle:
 * doors and screens -> services -> database and institutions -> domain.
 */
const only = ({ name, from, allowed, comment }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(app|components|db|lib|tests|bench|scripts)/', pathNot: [from, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no middle: split what both sides need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    only({
      name: 'domain-is-the-middle',
      from: '^lib/domain/',
      allowed: [],
      comment: 'Rules are pure: they know nothing of doors, tables or clocks.',
    }),
    only({
      name: 'config-is-a-leaf',
      from: '^lib/config/',
      allowed: [],
      comment: 'Settings, clock, ids and log serve everybody and know nobody.',
    }),
    only({
      name: 'contracts-know-the-domain',
      from: '^lib/contracts/',
      allowed: ['^lib/domain/'],
      comment: 'A shape of the wire is written with domain values only.',
    }),
    only({
      name: 'db-knows-the-domain',
      from: '^db/',
      allowed: ['^lib/domain/', '^lib/config/'],
      comment: 'Tables and SQL are typed by the domain.',
    }),
    only({
      name: 'institutions-know-the-domain',
      from: '^lib/institutions/',
      allowed: ['^lib/domain/', '^lib/config/', '^lib/contracts/', '^db/', '^lib/jobs/(catalog|enqueue)'],
      comment: 'An institution is another party: it knows our port and our receiver, not our services.',
    }),
    only({
      name: 'webhooks-tell',
      from: '^lib/webhooks/',
      allowed: ['^lib/domain/', '^lib/config/', '^lib/contracts/', '^db/', '^lib/jobs/(catalog|enqueue)'],
      comment: 'Telling clients needs the event and the outbox.',
    }),
    only({
      name: 'jobs-run-services',
      from: '^lib/jobs/',
      allowed: [
        '^lib/domain/',
        '^lib/config/',
        '^lib/contracts/',
        '^lib/services/',
        '^lib/institutions/',
        '^lib/webhooks/',
        '^db/',
      ],
      comment: 'A handler calls one service.',
    }),
    only({
      name: 'services-do',
      from: '^lib/services/',
      allowed: [
        '^lib/domain/',
        '^lib/config/',
        '^lib/institutions/(institution|registry)',
        '^lib/webhooks/',
        '^lib/jobs/(catalog|enqueue)',
        '^db/',
      ],
      comment: 'A service never sees a request, a shape of the wire or a screen.',
    }),
    only({
      name: 'auth-tells-who-calls',
      from: '^lib/auth/',
      allowed: ['^lib/domain/', '^lib/config/', '^lib/contracts/', '^lib/services/', '^db/'],
      comment: 'Who is calling is told from tokens, sessions and rows.',
    }),
    only({
      name: 'http-is-the-kit',
      from: '^lib/http/',
      allowed: [
        '^lib/domain/',
        '^lib/config/',
        '^lib/contracts/',
        '^lib/auth/',
        '^lib/services/context',
        '^db/',
      ],
      comment: 'The kit knows how a door works, never what it does.',
    }),
    only({
      name: 'client-speaks-contracts',
      from: '^lib/client/',
      allowed: ['^lib/domain/', '^lib/contracts/'],
      comment: 'The browser knows the wire, not the server.',
    }),
    only({
      name: 'components-are-screens',
      from: '^components/',
      allowed: ['^lib/client/', '^lib/contracts/', '^lib/domain/', '^lib/http/problem', '^lib/config/clock'],
      comment: 'A piece of a screen fetches through the client and knows no table.',
    }),
    only({
      name: 'app-holds-no-rules',
      from: '^app/',
      allowed: ['^components/', '^lib/(services|http|auth|client|contracts|domain|config)/'],
      comment: 'Doors and screens wire things together: no SQL.',
    }),
    {
      name: 'database-drivers-in-db-only',
      comment: 'Only db/ speaks to Postgres.',
      severity: 'error',
      from: { path: '^(app|components|lib)/' },
      to: { path: 'node_modules/(drizzle-orm|postgres)/' },
    },
    {
      name: 'decimals-in-finance-only',
      comment: 'Inside, money is whole cents; decimals exist where formulas are.',
      severity: 'error',
      from: { pathNot: '^(lib/domain/finance|tests/support/reference-maths)/' },
      to: { path: 'node_modules/decimal\\.js' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'The product does not depend on its tests.',
      severity: 'error',
      from: { path: '^(app|components|db|lib)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
