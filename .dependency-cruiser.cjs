/**
 * Who may import whom (README.md#the-map). Imports point to the middle:
 * route handlers and screens -> services -> database and institutions -> domain.
 */
const only = ({ name, from, allowed, comment }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(app|components|db|lib|tests|bench|scripts)/', pathNot: [from, ...allowed] },
})

/**
 * The capabilities of lib/services from the ground up: each may import those above it in this list, never one
 * below. Whoever needs it the other way moves what both share to a capability above both.
 */
const CAPABILITY_ORDER = [
  'access',
  'live',
  'reference',
  'timeline',
  'housekeeping',
  'audit',
  'saved-views',
  'people',
  'institutions',
  'prices',
  'self-service',
  'simulations',
  'sales',
  'fgts',
  'proposals',
  'home',
  'review',
  'clt',
  'formalization',
  'personal-data',
  'customers',
  'webhooks',
  'pending-items',
  'institution-reports',
  'monitoring',
  'alerts',
]

/**
 * The folders of components the same way: what every screen is made of first, then what screens share, then
 * screens.
 */
const COMPONENT_ORDER = [
  'language',
  'ui',
  'charts',
  'fields',
  'shell',
  'tables',
  'live',
  'drafts',
  'access',
  'products',
  'reasons',
  'statuses',
  'timeline',
  'personal-data',
  'links',
  'self-service',
  'saved-views',
  'simulations',
  'decisions',
  'home',
  'institutions',
  'formalization',
  'consent',
  'offer',
  'proposals',
  'sales',
  'pending-items',
  'fgts',
  'clt',
  'review',
  'prices',
  'applications',
  'webhooks',
  'monitoring',
  'alerts',
  'people',
  'audit',
  'customers',
  'palette',
]

const orderOf = (root, folders, list) =>
  folders.map((folder, index) => ({
    name: `order-of-${root.split('/').at(-1)}-${folder}`,
    comment: `A folder imports only those that come before it in ${list}.`,
    severity: 'error',
    from: { path: `^${root}/${folder}/` },
    to: {
      path: `^${root}/[^/]+/`,
      pathNot: folders.slice(0, index + 1).map((name) => `^${root}/${name}/`),
    },
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...orderOf('lib/services', CAPABILITY_ORDER, 'CAPABILITY_ORDER'),
    ...orderOf('components', COMPONENT_ORDER, 'COMPONENT_ORDER'),
    {
      name: 'capability-has-its-place',
      comment: 'A new folder of lib/services is written into CAPABILITY_ORDER.',
      severity: 'error',
      from: {},
      to: {
        path: '^lib/services/[^/]+/',
        pathNot: CAPABILITY_ORDER.map((name) => `^lib/services/${name}/`),
      },
    },
    {
      name: 'component-folder-has-its-place',
      comment: 'A new folder of components is written into COMPONENT_ORDER.',
      severity: 'error',
      from: {},
      to: { path: '^components/[^/]+/', pathNot: COMPONENT_ORDER.map((name) => `^components/${name}/`) },
    },
    {
      name: 'parts-stay-inside',
      comment: 'What other folders call is a verb beside parts/, never a part.',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/services/' },
      to: { path: '^lib/services/[^/]+/parts/' },
    },
    {
      name: 'shared-components-know-no-product',
      comment: 'ui, fields, tables, charts, shell and language serve every screen: no product folder.',
      severity: 'error',
      from: { path: '^components/(ui|fields|tables|charts|shell|language)/' },
      to: { path: '^components/[^/]+/', pathNot: '^components/(ui|fields|tables|charts|shell|language)/' },
    },
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
      comment: 'Rules are pure: they know nothing of endpoints, tables or clocks.',
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
      name: 'pdf-draws',
      from: '^lib/pdf/',
      allowed: ['^lib/domain/', '^lib/config/'],
      comment: 'A drawing knows the data it draws and no table.',
    }),
    only({
      name: 'storage-keeps-files',
      from: '^lib/storage/',
      allowed: ['^lib/domain/', '^lib/config/'],
      comment: 'Storage keeps bytes by key and knows nothing of whose they are.',
    }),
    only({
      name: 'postal-codes-ask-outside',
      from: '^lib/postal-codes/',
      allowed: ['^lib/domain/', '^lib/config/', '^lib/webhooks/guarded-agent'],
      comment: 'A CEP is asked for through the guard of webhooks, and nothing is known of who lives there.',
    }),
    only({
      name: 'mail-sends',
      from: '^lib/mail/',
      allowed: ['^lib/domain/', '^lib/config/'],
      comment: 'A mail is handed to the server that is set; what is in it is known elsewhere.',
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
        '^lib/storage/',
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
        '^lib/(pdf|storage|postal-codes|mail)/',
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
      comment: 'The kit knows how an endpoint works, never what it does.',
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
      comment: 'A component fetches through the client and knows no table.',
    }),
    only({
      name: 'app-has-no-rules',
      from: '^app/',
      allowed: ['^components/', '^lib/(services|http|auth|client|contracts|domain|config)/'],
      comment: 'Route handlers and screens wire things together: no SQL.',
    }),
    {
      name: 'database-drivers-in-db-only',
      comment: 'Only db/ speaks to Postgres.',
      severity: 'error',
      from: { path: '^(app|components|lib)/' },
      to: { path: 'node_modules/(drizzle-orm|postgres|pg)/' },
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
    {
      name: 'scripts-start-from-nothing',
      comment:
        "They install what everything else needs: Node's own modules and each other; a package only behind an import() that runs later.",
      severity: 'error',
      from: { path: '^scripts/', pathNot: '^scripts/admin/' },
      to: { pathNot: '^scripts/', dependencyTypesNot: ['core'], dynamic: false },
    },
    only({
      name: 'backup-copies-what-is-stored',
      from: '^scripts/admin/backup/',
      allowed: ['^lib/(config|storage)/', '^db/'],
      comment: 'A backup copies rows and documents as they are, whatever they mean.',
    }),
    only({
      name: 'operator-calls-services',
      from: '^scripts/admin/(?!backup/)',
      allowed: ['^lib/(domain|config|services)/', '^db/'],
      comment: 'A command of the operator is typed words, one service and printed lines.',
    }),
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
