import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Import rules (docs/decisions/076). `npm run lint` explains how to fix a violation.

const root = import.meta.dirname

const anyOf = (names) => `(?:${names.join('|')})`

/** The folders of lib from the bottom up. A folder imports itself, its own row and earlier rows. */
const libFolders = [
  ['rules'],
  ['config'],
  ['log'],
  ['messages'],
  ['actions'],
  ['session', 'browser'],
  ['api'],
  ['account', 'catalogue', 'checkout', 'payment', 'stores', 'seo', 'share'],
  ['front', 'pages', 'feeds', 'documents', 'markdown'],
  ['gateway'],
  ['ucp'],
]

/** The folders of components from the bottom up, with the same rule. */
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
]

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const rowsOf = (parent, rows) =>
  rows
    .slice(0, -1)
    .map((folders, row) =>
      rule(
        `${parent}-${folders[0]}`,
        `${folders.join(', ')}: no higher folder of ${parent} may be imported. Move what you need down, or hand it in.`,
        { path: `^${parent}/${anyOf(folders)}/` },
        { path: `^${parent}/${anyOf(rows.slice(row + 1).flat())}/` },
      ),
    )

/** Reports a folder without a row, which no rule would cover. */
const rowless = (parent, rows) =>
  rule(
    `${parent}-row`,
    `Each folder of ${parent} has a row in .dependency-cruiser.mjs.`,
    { path: `^${parent}/`, pathNot: `^${parent}/${anyOf(rows.flat())}/` },
    {},
  )

const shop =
  '^(?:app|components|lib|server\\.ts|middleware\\.ts|next\\.config\\.ts|instrumentation(?:-client)?\\.ts)'

/** Packages that may import everything, including the shop. Nothing imports them. */
const workshop = ['prover', 'tools']

/** Returns the rule that a package imports only packages named in its package.json, and nothing of the shop. */
function packageRule(name) {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  )
  const named = Object.keys(dependencies)
    .filter((one) => one.startsWith('@etalase/'))
    .map((one) => one.slice('@etalase/'.length))
  return rule(
    `package-${name}`,
    `packages/${name} imports nothing of the shop, and of the packages ${named.join(', ') || 'none'}: hand in what it needs, or move it down.`,
    { path: `^packages/${name}/src/` },
    {
      path: '^(?:app|brand|components|e2e|lib|packages|public|scripts|tests)/|^[^/]+\\.ts$',
      pathNot: `^(?:packages/${anyOf([name, ...named])}|brand)/`,
    },
  )
}

export default {
  forbidden: [
    rule(
      'up',
      'Imports flow app -> components -> lib: move what you need down a layer.',
      { path: '^lib/' },
      { path: '^(?:app|components)/' },
    ),
    rule(
      'up-to-app',
      'Imports flow app -> components -> lib: move what you need down a layer.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    ...rowsOf('lib', libFolders),
    ...rowsOf('components', componentFolders),
    rowless('lib', libFolders),
    rowless('components', componentFolders),
    rule(
      'shop',
      'The shop stands on the packages contract, front and pictures: call the backend through lib/api, share rules through packages/contract.',
      { path: shop },
      { path: '^packages/', pathNot: '^packages/(?:contract|front|pictures)/' },
    ),
    rule(
      'pages',
      'Pages do not know the server that sends them: what both need belongs in shared or log of packages/front.',
      { path: '^(?:app|components|lib)/' },
      { path: '^packages/front/', pathNot: '^packages/front/src/(?:shared|log)/' },
    ),
    rule(
      'without-next',
      'Calls that the server answers without Next cannot read what Next caches: move the handler from direct-handlers.ts to handlers.ts, or read past the cache.',
      { path: '^lib/gateway/calls-without-next\\.ts$' },
      { path: '^node_modules/next/(?:cache|headers)\\b', reachable: true },
    ),
    rule(
      'pure',
      'Rules and contract are pure: no I/O, no React, no settings, no company. Hand what they need in as arguments.',
      { path: '^(?:packages/contract/src|lib/rules)/' },
      { path: '^brand/|^node_modules/(?:react|react-dom|next)/' },
    ),
    rule(
      'brand',
      'brand/ is data alone, which another company replaces: it imports nothing of the shop.',
      { path: '^brand/' },
      { pathNot: '^brand/' },
    ),
    ...readdirSync(join(root, 'packages'))
      .filter((name) => !workshop.includes(name))
      .map(packageRule),
    rule(
      'decoder',
      'Only packages/pictures decodes pictures, which a stranger may have made: use its encoderProcess.',
      {
        path: '^(?:app|components|lib|packages/[^/]+/src)/',
        pathNot: `^(?:lib/share|packages/${anyOf(['pictures', ...workshop])})/`,
      },
      { path: '^node_modules/sharp/' },
    ),
    rule(
      'sessions',
      'Only lib/session imports iron-session: import a function from there.',
      { path: '^(?:app|components|lib)/', pathNot: '^lib/session/' },
      { path: '^node_modules/iron-session/' },
    ),
    rule(
      'next-inside',
      "Only packages/front/src/next knows Next's inside: put what you need there, with a test of what it relies on.",
      { pathNot: '^packages/front/(?:src/next|tests)/|/tests/|^tests/' },
      { path: '^node_modules/next/dist/', pathNot: '^node_modules/next/dist/server/next\\.' },
    ),
    rule(
      'file-cycle',
      'Files that import each other cannot be read alone: move what both need into a third.',
      {},
      { circular: true },
    ),
    {
      ...rule(
        'folder-cycle',
        'Folders that import each other are one: move what both need to where both may import it.',
        { path: '^(?:app|components|lib|packages)/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule(
      'whole-library',
      'Import the one function, as date-fns/addDays. The whole library is 300 files, which each start reads.',
      {},
      { path: '^node_modules/date-fns/index\\.' },
    ),
    rule(
      'own-books',
      'The engine keeps carts, orders and customers: an adapter uses of the kit what reads the catalogue, and what is no table.',
      { path: '^packages/medusa/src/' },
      { path: '^packages/backend-kit/src/(?:orders/order-.*repository\\.ts|seed/demo/)' },
    ),
    rule(
      'workshop',
      'packages/prover and packages/tools stand above all: move what you need to packages/testkit or packages/processes.',
      { pathNot: `^packages/${anyOf(workshop)}/` },
      { path: `^packages/${anyOf(workshop)}/` },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/medusa/server/|/\\.next/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
