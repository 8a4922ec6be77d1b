/** Imports that a layer may not use, and what to do instead. */
interface Restriction {
  group: readonly string[]
  message: string
}

const outside = '#app/** #components/** #backend/**'.split(' ')

const restrictions = {
  app: {
    group: ['#app/**'],
    message: 'Imports flow app -> components -> lib: move what you need down a layer.',
  },
  components: {
    group: ['#components/**'],
    message: 'Imports flow app -> components -> lib: lib must not import components.',
  },
  backend: {
    group: ['#backend/**'],
    message:
      'The shop must not import the backend: call it through lib/api, share rules through lib/rules.',
  },
  ironSession: {
    group: ['iron-session'],
    message: 'Only lib/session uses iron-session: import a function from there.',
  },
  ky: {
    group: ['ky'],
    message: 'Only lib/api sends HTTP requests: import callGateway or callBackend from there.',
  },
  impure: {
    group: [
      ...['react', 'react-dom', 'next/**'],
      ...['#lib/api/**', '#lib/session/**', '#lib/messages/**', '#lib/config/**'],
    ],
    message:
      'Rules and contract are pure: no I/O, no React, no settings. Pass what they need as arguments.',
  },
  allButContract: {
    group: ['#app/**', '#components/**', '#lib/**', '!#lib/contract/**', '!#lib/rules/**'],
    message:
      'The backend may import only lib/contract and lib/rules: move a pure rule to lib/rules.',
  },
  allButContractOverHttp: {
    group: [...outside, '#lib/**', '!#lib/contract/**', '!#lib/rules/**'],
    message: 'The suite tests a backend over HTTP: it may import only lib/contract and lib/rules.',
  },
  allButConfig: {
    group: [...outside, '#lib/**', '!#lib/config/**'],
    message:
      'The server sends what Next renders: it may import only lib/config. Page content belongs in app.',
  },
} satisfies Record<string, Restriction>

interface Layer {
  files: readonly string[]
  restricted: readonly (keyof typeof restrictions)[]
  /** Whether files of the layer may call `fetch`. */
  fetches?: true
}

/** The restricted imports of each layer. For a file in two rows, the later row counts. */
const layers: readonly Layer[] = [
  { files: ['app/**'], restricted: ['backend', 'ironSession', 'ky'] },
  { files: ['components/**'], restricted: ['app', 'backend', 'ironSession', 'ky'] },
  {
    files: ['lib/**', '!lib/api/**', '!lib/session/**'],
    restricted: ['app', 'components', 'backend', 'ironSession', 'ky'],
  },
  {
    files: ['lib/api/**'],
    restricted: ['app', 'components', 'backend', 'ironSession'],
    fetches: true,
  },
  { files: ['lib/session/**'], restricted: ['app', 'components', 'backend', 'ky'] },
  {
    files: ['lib/rules/**', 'lib/contract/**'],
    restricted: ['app', 'components', 'backend', 'ironSession', 'ky', 'impure'],
  },
  { files: ['backend/**'], restricted: ['allButContract'], fetches: true },
  { files: ['conformance/**'], restricted: ['allButContractOverHttp'], fetches: true },
  { files: ['server/**'], restricted: ['allButConfig'], fetches: true },
]

const noFetch = {
  level: 'error',
  options: {
    deniedGlobals: {
      fetch:
        'Only lib/api sends HTTP requests: import callGateway (browser) or callBackend (server) from there.',
    },
  },
}

/** The layers as `overrides` of biome.json. */
export const layerOverrides = layers.map(({ files, restricted, fetches }) => ({
  includes: files,
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: { patterns: restricted.map((name) => restrictions[name]) },
        },
        ...(fetches ? {} : { noRestrictedGlobals: noFetch }),
      },
    },
  },
}))

/** Whether an override in biome.json comes from this table. */
export const isLayerOverride = (override: object): boolean =>
  JSON.stringify(override).includes('noRestrictedImports')
