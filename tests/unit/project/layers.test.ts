import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

/** Forbidden imports, and the advice given. */
const refused: readonly (readonly [path: string, imported: string, advice: string])[] = [
  ['lib/a.ts', '#components/ui/price.tsx', 'move what you need down a layer'],
  ['components/ui/b.ts', '#app/fonts.ts', 'move what you need down a layer'],
  ['app/c.ts', '@etalase/backend/app.ts', 'stands on the packages contract'],
  ['packages/backend/src/f.ts', '../../../lib/api/server.ts', 'imports nothing of the shop'],
  ['packages/backend-kit/src/y.ts', '@etalase/backend/app.ts', 'move it down'],
  ['brand/z.ts', '#messages/cart.ts', 'brand/ is data alone'],
  ['lib/rules/z.ts', '#brand/company.ts', 'no company'],
  ['packages/front/src/gate/z.ts', '../../../../lib/config/env-schema.ts', 'nothing of the shop'],
  ['packages/front/src/next/z.ts', '@etalase/backend-kit/config.ts', 'hand in what it needs'],
  ['packages/conformance/src/l.ts', '@etalase/backend/app.ts', 'move it down'],
  [
    'packages/medusa/src/l.ts',
    '@etalase/backend-kit/orders/order-repository.ts',
    'The engine keeps carts, orders and customers',
  ],
  ['packages/backend/src/l.ts', '@etalase/medusa/app.ts', 'move it down'],
  ['packages/medusa/src/m.ts', '@etalase/backend/app.ts', 'move it down'],
  ['packages/backend/src/p.ts', 'sharp', 'Only packages/pictures decodes pictures'],
  ['lib/gateway/p.ts', 'sharp', 'Only packages/pictures decodes pictures'],
  ['packages/front/src/pictures/p.ts', 'sharp', 'Only packages/pictures decodes pictures'],
  [
    'packages/front/src/o.ts',
    'next/dist/server/config.js',
    "Only packages/front/src/next knows Next's inside",
  ],
  ['app/o.ts', 'next/dist/server/config.js', "Only packages/front/src/next knows Next's inside"],
  ['lib/api/m.ts', '@etalase/front/front.ts', 'do not know the server that sends them'],
  ['lib/rules/g.ts', 'react', 'Rules and contract are pure'],
  ['lib/rules/m.ts', '#messages/cart.ts', 'no higher folder of lib'],
  ['packages/contract/src/g.ts', 'react', 'Rules and contract are pure'],
  ['packages/contract/src/m.ts', '../../../lib/api/server.ts', 'imports nothing of the shop'],
  ['packages/contract/src/o.ts', '@etalase/pictures/encode.ts', 'of the packages none'],
  ['lib/config/p.ts', '#lib/api/server.ts', 'no higher folder of lib'],
  ['lib/session/q.ts', '#lib/api/query-client.ts', 'no higher folder of lib'],
  ['lib/session/browser/r.ts', '#lib/api/browser.ts', 'no higher folder of lib'],
  ['lib/api/s.ts', '#lib/account/open-bill.ts', 'no higher folder of lib'],
  ['lib/account/t.ts', '#lib/gateway/respond.ts', 'no higher folder of lib'],
  ['lib/pages/u.ts', '#lib/gateway/serve.ts', 'no higher folder of lib'],
  ['lib/browser/v.ts', '#lib/api/browser.ts', 'no higher folder of lib'],
  ['lib/share/v.ts', '#lib/gateway/respond.ts', 'no higher folder of lib'],
  ['lib/feeds/v.ts', '#lib/gateway/respond.ts', 'no higher folder of lib'],
  ['lib/documents/v.ts', '#lib/gateway/respond.ts', 'no higher folder of lib'],
  ['components/ui/s.ts', '#components/cart/cart-drawer.tsx', 'no higher folder of components'],
  ['components/cart/t.ts', '#components/checkout/checkout.tsx', 'no higher folder of components'],
  ['packages/backend/src/w.ts', 'date-fns', 'Import the one function'],
  ['components/cart/h.ts', 'iron-session', 'Only lib/session imports iron-session'],
]

const allowed: readonly (readonly [path: string, imported: string])[] = [
  ['packages/backend/src/i.ts', '@etalase/contract/rules/money.ts'],
  ['packages/backend/src/x.ts', 'date-fns/addDays'],
  ['packages/backend-kit/src/z.ts', '@etalase/brand/company.ts'],
  ['components/ui/z.ts', '#brand/company.ts'],
  ['lib/session/v.ts', 'iron-session'],
  ['lib/gateway/w.ts', '#lib/pages/load-list.ts'],
  ['lib/checkout/x.ts', '#lib/browser/local-storage.ts'],
  ['lib/gateway/x.ts', '#lib/documents/voucher-document.ts'],
  ['packages/contract/src/x.ts', '#rules/money.ts'],
  ['packages/pictures/src/x.ts', '@etalase/contract/rules/returns.ts'],
  ['packages/medusa/src/i.ts', '@etalase/backend-kit/search/search.ts'],
  ['packages/front/src/n.ts', '@etalase/contract/rules/slots.ts'],
  ['packages/front/src/pictures/n.ts', '@etalase/pictures/encode.ts'],
  ['packages/front/src/next/o.ts', 'next/dist/server/config.js'],
  ['lib/config/s.ts', '@etalase/front/shared/queue.ts'],
  ['components/shell/y.ts', '#components/product/buy-form.tsx'],
  ['app/k.ts', '#components/ui/price.tsx'],
]

/** Skips rules of packages that a company has removed (docs/adopting.md). */
const isHere = ([path, imported]: readonly [path: string, imported: string, ...rest: unknown[]]) =>
  [path, imported.replace(/^@etalase\/(?!brand\/)/, 'packages/')]
    .filter((one) => one.startsWith('packages/'))
    .every((one) => existsSync(one.split('/', 2).join('/')))

const rows = [...refused, ...allowed].filter(isHere)

/** Resolves an import to a file; library files are in a folder of node_modules. */
function targetOf(path: string, imported: string): string {
  const own = /^packages\/[^/]+\//.exec(path)?.[0]
  if (imported.startsWith('.')) return join(dirname(path), imported)
  if (imported.startsWith('#messages/')) return imported.replace('#messages', 'lib/messages/en')
  if (imported.startsWith('#')) return own ? `${own}src/${imported.slice(1)}` : imported.slice(1)
  if (imported.startsWith('@etalase/brand/')) return imported.replace('@etalase/', '')
  if (imported.startsWith('@etalase/'))
    return imported.replace(/^@etalase\/([^/]+)/, 'packages/$1/src')
  return `node_modules/${imported}${imported.endsWith('.js') ? '' : '/index.js'}`
}

function write(house: string, path: string, text: string): void {
  mkdirSync(join(house, dirname(path)), { recursive: true })
  writeFileSync(join(house, path), text)
}

/** Creates a project with the files of all rows and our packages' exports, and nothing else. */
function buildHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const file of ['package.json', ...globSync('{brand,packages/*}/package.json')])
    cpSync(file, join(house, file))
  mkdirSync(join(house, 'node_modules/@etalase'), { recursive: true })
  for (const folder of globSync('packages/*'))
    symlinkSync(resolve(house, folder), join(house, 'node_modules/@etalase', folder.slice(9)))
  symlinkSync(resolve(house, 'brand'), join(house, 'node_modules/@etalase/brand'))
  for (const [path, imported] of rows)
    write(house, targetOf(path, imported), 'export const z = 1\n')
  for (const [path, imported] of rows)
    write(house, path, `import * as x from '${imported}'\nexport const y = x\n`)
  return house
}

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({
      forbidden: z.array(z.object({ name: z.string(), comment: z.string() })),
    }),
    totalCruised: z.number(),
  }),
})

/** The advice for each file that breaks a rule. */
let said: ReadonlyMap<string, string>

beforeAll(() => {
  const house = buildHouse()
  const command = [resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')]
  const args = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json']
  const folders = ['app', 'brand', 'components', 'lib', 'packages']
  const { stdout, stderr } = spawnSync(process.execPath, [...command, ...args, ...folders], {
    cwd: house,
    encoding: 'utf8',
  })
  rmSync(house, { recursive: true })
  const { summary } = report.parse(JSON.parse(stdout || stderr))
  expect(summary.totalCruised).toBeGreaterThan(rows.length)
  const comments = new Map(
    summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]),
  )
  said = new Map(summary.violations.map(({ from, rule }) => [from, comments.get(rule.name) ?? '']))
})

describe('the import rules', () => {
  test.each(refused.filter(isHere))(
    'tell %s what to do instead of importing %s',
    (path, _, advice) => {
      expect(said.get(path)).toContain(advice)
    },
  )

  test.each(allowed.filter(isHere))('let %s import %s, which is below it', (path) => {
    expect(said.get(path)).toBeUndefined()
  })
})
