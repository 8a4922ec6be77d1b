/** An import, or a global, that a layer refuses, and what to do instead. */
interface Refusal {
  group: readonly string[]
  message: string
}

const outside = '#app/** #components/** #backend/** #brand/** #engines/** #messages/**'.split(' ')

const refusals = {
  app: {
    group: ['#app/**'],
    message: 'Imports flow app -> components -> lib: move what you need down a layer.',
  },
  components: {
    group: ['#components/**'],
    message: 'Imports flow app -> components -> lib: lib knows no components.',
  },
  backend: {
    group: ['#backend/**', '#engines/**'],
    message:
      'The shop and the backend are separate programs: call the backend through lib/api, share rules through lib/rules.',
  },
  server: {
    group: ['#server/**', '!#server/shared/**', '!#server/log/**'],
    message:
      'Pages do not know the server that sends them: what both need belongs in server/shared or server/log.',
  },
  ironSession: {
    group: ['iron-session'],
    message: 'Only lib/session imports iron-session: import a function from there.',
  },
  decoder: {
    group: ['sharp'],
    message:
      'Only lib/pictures decodes pictures, which a stranger may have made: use its encoderProcess.',
  },
  nextInside: {
    group: ['next/dist/**'],
    message:
      "Only server/next knows Next's inside: put what you need there, with a test of what it relies on.",
  },
  impure: {
    group: ['react', 'react-dom', 'next/**', '#brand/**'],
    message:
      'Rules and contract are pure: no I/O, no React, no settings, no company. Hand what they need in as arguments.',
  },
  allButContract: {
    group: [
      '#app/**',
      '#components/**',
      '#lib/**',
      '#messages/**',
      '!#lib/contract/**',
      '!#lib/rules/**',
      '!#lib/pictures/**',
      '#brand/**',
      '!#brand/company.ts',
      '#engines/**',
    ],
    message:
      'The backend imports from lib/contract, lib/rules and lib/pictures alone, and the names of brand/company.ts: move a pure rule to lib/rules.',
  },
  allButContractFromOutside: {
    group: [...outside, '#lib/**', '!#lib/contract/**', '!#lib/rules/**'],
    message: 'The suite checks a backend from outside: it knows lib/contract and lib/rules alone.',
  },
  shop: {
    group: [
      ...outside,
      '#brand-texts/**',
      '#conformance/**',
      '#examples/**',
      '#scripts/**',
      '#lib/**',
      '!#lib/rules/**',
      '!#lib/pictures/**',
    ],
    message:
      'The server stands in front of any Next app: it imports of ours only lib/rules and lib/pictures. What it needs of the shop is a field of FrontOptions (server/shared/front-options.ts), which lib/front fills.',
  },
  allButReadSide: {
    group: [
      '#app/**',
      '#components/**',
      '#lib/**',
      '#messages/**',
      '!#lib/contract/**',
      '!#lib/rules/**',
      '#brand/**',
      '!#brand/company.ts',
      '#server/**',
      '#backend/checkout/**',
      '#backend/orders/order-*repository.ts',
      '#backend/seed/demo/**',
      '#conformance/**',
    ],
    message:
      'The engine keeps carts, orders and customers: an adapter uses of the backend what reads the catalogue, and what is no table.',
  },
  allButBrand: {
    group: ['#app/**', '#components/**', '#lib/**', '#messages/**', '#server/**', '#backend/**'],
    message:
      'brand/ is data alone, which another company replaces: it imports nothing of the shop.',
  },
} satisfies Record<string, Refusal>

type RefusalName = keyof typeof refusals

/** The folders of lib from the bottom up: a folder imports itself, its own row and the rows before it. */
const libFolders = [
  ['rules'],
  ['pictures'],
  ['contract'],
  ['config'],
  ['log'],
  ['messages'],
  ['actions'],
  ['session', 'browser'],
  ['api'],
  ['account', 'catalogue', 'checkout', 'payment', 'stores', 'seo', 'share'],
  ['front', 'pages', 'feeds', 'voucher', 'markdown'],
  ['gateway'],
  ['ucp'],
] as const

/** What a folder of lib refuses besides upward imports; only lib/session knows iron-session. */
const libRefusals: Readonly<Record<string, readonly RefusalName[]>> = {
  rules: ['ironSession', 'impure'],
  contract: ['ironSession', 'impure'],
  session: [],
}

/** Folders of lib that decode pictures, or draw some. */
const drawing = ['pictures', 'share']

/** The files of a folder in `lib` or `components`, and the refusal of the folders in the rows above its own, if there are any. */
function folderLayer(
  parent: 'lib' | 'components',
  folder: string,
  higher: readonly string[],
): Pick<Layer, 'files' | 'upward'> {
  const files = [`${parent}/${folder}/**`]
  if (higher.length === 0) return { files }
  const ofBuild = higher.includes('messages') ? ['#messages/**'] : []
  const group = [...higher.map((name) => `#${parent}/${name}/**`), ...ofBuild]
  const message = `${parent}/${folder} imports no higher folder of ${parent}: move what you need down, or hand it in.`
  return { files, upward: { group, message } }
}

function libLayer(folder: string, row: number): Layer {
  return {
    ...folderLayer('lib', folder, libFolders.slice(row + 1).flat()),
    refuses: [
      'app',
      'components',
      'backend',
      'server',
      'nextInside',
      ...(drawing.includes(folder) ? [] : ['decoder' as const]),
      ...(libRefusals[folder] ?? ['ironSession']),
    ],
    ...(folder === 'api' ? { fetches: true } : {}),
  }
}

/** The folders of components from the bottom up, as those of lib. */
const componentFolders = [
  ['ui'],
  [
    'account',
    'brand',
    'delivery',
    'help',
    'home',
    'kit',
    'payment',
    'recent',
    'seo',
    'wishlist-button',
  ],
  ['address', 'stores'],
  ['cart'],
  ['buy', 'checkout', 'layout', 'stock-alert'],
  ['catalogue', 'landing', 'orders'],
  ['payment-result', 'product', 'wishlist'],
  ['shell'],
] as const

const componentLayer = (folder: string, row: number): Layer => ({
  ...folderLayer('components', folder, componentFolders.slice(row + 1).flat()),
  refuses: ['app', 'backend', 'server', 'nextInside', 'decoder', 'ironSession'],
})

interface Layer {
  files: readonly string[]
  refuses: readonly RefusalName[]
  /** The folders of lib, or of components, above this one. */
  upward?: Refusal
  /** Whether files of the layer may call `fetch`. */
  fetches?: true
}

/** The layers: whose files refuse which imports. A file that two rows name keeps to the later one. */
const layers: readonly Layer[] = [
  {
    files: ['app/**'],
    refuses: ['backend', 'server', 'nextInside', 'decoder', 'ironSession'],
  },
  ...componentFolders.flatMap((folders, row) =>
    folders.map((folder) => componentLayer(folder, row)),
  ),
  {
    files: ['lib/**', '!lib/api/**', '!lib/session/**'],
    refuses: ['app', 'components', 'backend', 'server', 'nextInside', 'ironSession'],
  },
  ...libFolders.flatMap((folders, row) => folders.map((folder) => libLayer(folder, row))),
  { files: ['brand/**'], refuses: ['allButBrand'] },
  { files: ['backend/**'], refuses: ['allButContract', 'decoder'], fetches: true },
  { files: ['engines/*/adapter/**'], refuses: ['allButReadSide', 'decoder'], fetches: true },
  { files: ['conformance/**'], refuses: ['allButContractFromOutside'], fetches: true },
  {
    files: ['prove/**', '!prove/black-box/**'],
    refuses: ['nextInside', 'ironSession'],
  },
  {
    files: ['prove/black-box/**'],
    refuses: ['server', 'nextInside', 'ironSession'],
    fetches: true,
  },
  { files: ['server/**'], refuses: ['shop', 'nextInside', 'decoder'], fetches: true },
  { files: ['server/next/**'], refuses: ['shop'], fetches: true },
]

/** Paths that every layer refuses. */
const refusedPaths = {
  'date-fns':
    'Import the one function: date-fns/addDays. The whole library is 300 files, which each start reads.',
}

const noFetch = {
  level: 'error',
  options: {
    deniedGlobals: {
      fetch:
        'Only lib/api speaks HTTP: import callGateway (browser) or callBackend (server) from there.',
    },
  },
}

/** The layers as overrides of the linter's rules, in biome.json's own shape. */
export const layerOverrides = layers.map(({ files, refuses, upward, fetches }) => ({
  includes: files,
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: {
            paths: refusedPaths,
            patterns: [...refuses.map((name) => refusals[name]), ...(upward ? [upward] : [])],
          },
        },
        ...(fetches ? {} : { noRestrictedGlobals: noFetch }),
      },
    },
  },
}))

/** Whether an override of the linter's rules is about a layer, and so comes from this table. */
export const isLayerOverride = (override: object): boolean =>
  JSON.stringify(override).includes('noRestrictedImports')
