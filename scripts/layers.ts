import { readdirSync, readFileSync } from 'node:fs'

/** An import, or a global, that a layer refuses, and what to do instead. */
interface Refusal {
  group: readonly string[]
  message: string
}

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
    group: ['@etalase/**', '!@etalase/contract/**', '!@etalase/front/**', '!@etalase/pictures/**'],
    message:
      'The shop stands on the packages contract, front and pictures: call the backend through lib/api, share rules through packages/contract.',
  },
  server: {
    group: ['@etalase/front/**', '!@etalase/front/shared/**', '!@etalase/front/log/**'],
    message:
      'Pages do not know the server that sends them: what both need belongs in packages/front/src/shared or packages/front/src/log.',
  },
  ironSession: {
    group: ['iron-session'],
    message: 'Only lib/session imports iron-session: import a function from there.',
  },
  decoder: {
    group: ['sharp'],
    message:
      'Only packages/pictures decodes pictures, which a stranger may have made: use its encoderProcess.',
  },
  nextInside: {
    group: ['next/dist/**'],
    message:
      "Only packages/front/src/next knows Next's inside: put what you need there, with a test of what it relies on.",
  },
  impure: {
    group: ['react', 'react-dom', 'next/**', '#brand/**'],
    message:
      'Rules and contract are pure: no I/O, no React, no settings, no company. Hand what they need in as arguments.',
  },
  allButBrand: {
    group: ['#app/**', '#components/**', '#lib/**', '#messages/**', '@etalase/**'],
    message:
      'brand/ is data alone, which another company replaces: it imports nothing of the shop.',
  },
  ownBooks: {
    group: [
      '@etalase/backend-kit/orders/order-*repository.ts',
      '@etalase/backend-kit/seed/demo/**',
    ],
    message:
      'The engine keeps carts, orders and customers: an adapter uses of the kit what reads the catalogue, and what is no table.',
  },
} satisfies Record<string, Refusal>

type RefusalName = keyof typeof refusals

/** The folders of lib from the bottom up: a folder imports itself, its own row and the rows before it. */
const libFolders = [
  ['rules'],
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
  session: [],
}

/** Folders of lib that draw pictures. */
const drawing = ['share']

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

/** What the sources of a package refuse besides what its package.json does not name. */
const packageRefusals: Readonly<Record<string, readonly RefusalName[]>> = {
  contract: ['impure', 'decoder'],
  pictures: ['impure'],
  front: ['nextInside', 'decoder'],
  medusa: ['ownBooks', 'decoder'],
}

/** Packages that may import all, the shop too; nothing imports them. */
const workshop = ['prover', 'tools']

/** Packages that send nothing over the network. */
const silent = ['contract', 'pictures']

/** A package imports the packages that its package.json names, and nothing of the shop. */
function packageLayer(name: string): Layer {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(`packages/${name}/package.json`, 'utf8'),
  )
  if (workshop.includes(name))
    return { files: [`packages/${name}/**`], refuses: ['nextInside'], fetches: true }
  const named = Object.keys(dependencies).filter((one) => one.startsWith('@etalase/'))
  const group = ['../../**', '@etalase/**', ...named.map((one) => `!${one}/**`)]
  const message = `packages/${name} imports nothing of the shop, and of the packages ${named.join(', ') || 'none'}: hand in what it needs, or move it down.`
  return {
    files: [`packages/${name}/src/**`],
    upward: { group, message },
    refuses: packageRefusals[name] ?? ['decoder'],
    ...(silent.includes(name) ? {} : { fetches: true }),
  }
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
  ...readdirSync('packages').map(packageLayer),
  { files: ['brand/**'], refuses: ['allButBrand'] },
  {
    files: ['packages/front/src/next/**'],
    upward: packageLayer('front').upward,
    refuses: ['decoder'],
    fetches: true,
  },
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
