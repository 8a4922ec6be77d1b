import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isLayerOverride, layerOverrides } from '#scripts/layers.ts'

const use = (path: string) => `import * as x from '${path}'\nexport const y = x\n`

const fetching = "export const y = () => fetch('/x')\n"

/** Files that the linter refuses, and what it says. */
const refused: readonly (readonly [path: string, code: string, advice: string])[] = [
  ['lib/a.ts', use('#components/ui/price.tsx'), 'lib knows no components'],
  ['components/ui/b.ts', use('#app/fonts.ts'), 'move what you need down a layer'],
  ['app/c.ts', use('@etalase/backend/app.ts'), 'stands on the packages contract'],
  ['components/cart/d.ts', fetching, 'Only lib/api speaks HTTP'],
  ['app/e.ts', fetching, 'Only lib/api speaks HTTP'],
  ['packages/backend/src/f.ts', use('../../../lib/api/server.ts'), 'imports nothing of the shop'],
  ['packages/backend-kit/src/y.ts', use('@etalase/backend/app.ts'), 'move it down'],
  ['brand/z.ts', use('#messages/cart.ts'), 'brand/ is data alone'],
  ['lib/rules/z.ts', use('#brand/company.ts'), 'no company'],
  [
    'packages/front/src/gate/z.ts',
    use('../../../../lib/config/env-schema.ts'),
    'nothing of the shop',
  ],
  ['packages/front/src/next/z.ts', use('@etalase/backend-kit/config.ts'), 'hand in what it needs'],
  ['packages/conformance/src/l.ts', use('@etalase/backend/app.ts'), 'move it down'],
  [
    'packages/medusa/src/l.ts',
    use('@etalase/backend-kit/orders/order-repository.ts'),
    'The engine keeps carts, orders and customers',
  ],
  ['packages/backend/src/l.ts', use('@etalase/medusa/app.ts'), 'move it down'],
  ['packages/medusa/src/m.ts', use('@etalase/backend/app.ts'), 'move it down'],
  ['packages/backend/src/p.ts', use('sharp'), 'Only packages/pictures decodes pictures'],
  ['lib/gateway/p.ts', use('sharp'), 'Only packages/pictures decodes pictures'],
  ['packages/front/src/pictures/p.ts', use('sharp'), 'Only packages/pictures decodes pictures'],
  [
    'packages/front/src/o.ts',
    use('next/dist/server/next.js'),
    "Only packages/front/src/next knows Next's inside",
  ],
  ['app/o.ts', use('next/dist/server/next.js'), "Only packages/front/src/next knows Next's inside"],
  ['lib/api/m.ts', use('@etalase/front/front.ts'), 'do not know the server that sends them'],
  ['lib/rules/g.ts', use('react'), 'Rules and contract are pure'],
  ['lib/rules/m.ts', use('#messages/cart.ts'), 'lib/rules imports no higher folder'],
  ['packages/contract/src/g.ts', use('react'), 'Rules and contract are pure'],
  ['packages/contract/src/m.ts', use('../../../lib/api/server.ts'), 'imports nothing of the shop'],
  ['packages/contract/src/o.ts', use('@etalase/pictures/encode.ts'), 'of the packages none'],
  ['lib/config/p.ts', use('#lib/api/server.ts'), 'lib/config imports no higher folder'],
  ['lib/session/q.ts', use('#lib/api/query-client.ts'), 'lib/session imports no higher folder'],
  ['lib/session/browser/r.ts', use('#lib/api/browser.ts'), 'lib/session imports no higher folder'],
  ['lib/api/s.ts', use('#lib/account/open-bill.ts'), 'lib/api imports no higher folder'],
  ['lib/account/t.ts', use('#lib/gateway/respond.ts'), 'lib/account imports no higher folder'],
  ['lib/pages/u.ts', use('#lib/gateway/serve.ts'), 'lib/pages imports no higher folder'],
  ['lib/browser/v.ts', use('#lib/api/browser.ts'), 'lib/browser imports no higher folder'],
  ['lib/share/v.ts', use('#lib/gateway/respond.ts'), 'lib/share imports no higher folder'],
  ['lib/feeds/v.ts', use('#lib/gateway/respond.ts'), 'lib/feeds imports no higher folder'],
  ['lib/voucher/v.ts', use('#lib/gateway/respond.ts'), 'lib/voucher imports no higher folder'],
  ['lib/voucher/x.ts', fetching, 'Only lib/api speaks HTTP'],
  [
    'components/ui/s.ts',
    use('#components/cart/cart-drawer.tsx'),
    'components/ui imports no higher folder',
  ],
  [
    'components/cart/t.ts',
    use('#components/checkout/checkout.tsx'),
    'components/cart imports no higher folder',
  ],
  ['packages/backend/src/w.ts', use('date-fns'), 'Import the one function'],
  ['components/cart/h.ts', use('iron-session'), 'Only lib/session imports iron-session'],
]

const allowed: readonly (readonly [path: string, code: string])[] = [
  ['packages/backend/src/i.ts', use('@etalase/contract/rules/money.ts')],
  ['packages/backend/src/x.ts', use('date-fns/addDays')],
  ['packages/backend-kit/src/z.ts', use('@etalase/brand/company.ts')],
  ['components/ui/z.ts', use('#brand/company.ts')],
  ['lib/api/j.ts', fetching],
  ['lib/session/v.ts', use('iron-session')],
  ['lib/gateway/w.ts', use('#lib/pages/load-list.ts')],
  ['lib/checkout/x.ts', use('#lib/browser/local-storage.ts')],
  ['lib/gateway/x.ts', use('#lib/voucher/voucher-document.ts')],
  ['packages/contract/src/x.ts', use('#rules/money.ts')],
  ['packages/pictures/src/x.ts', use('@etalase/contract/rules/returns.ts')],
  ['packages/medusa/src/i.ts', use('@etalase/backend-kit/search/search.ts')],
  ['packages/front/src/n.ts', use('@etalase/contract/rules/slots.ts')],
  ['packages/front/src/pictures/n.ts', use('@etalase/pictures/encode.ts')],
  ['packages/front/src/next/o.ts', use('next/dist/server/next.js')],
  ['lib/config/s.ts', use('@etalase/front/shared/queue.ts')],
  ['components/shell/y.ts', use('#components/product/buy-form.tsx')],
  ['app/k.ts', use('#components/ui/price.tsx')],
]

/** A company may have removed a package (docs/adopting.md): its rules have gone with it. */
const isHere = ([path]: readonly [path: string, ...rest: unknown[]]) =>
  !path.startsWith('packages/') || existsSync(path.split('/', 2).join('/'))

/** What the linter says, one text for each problem; it starts with the file's path. */
let problems: string[]

/** Lints all files in one run, in a house of our lint rules and nothing else. */
beforeAll(() => {
  const house = mkdtempSync(join(tmpdir(), 'layers-'))
  const { $schema: _, vcs: __, ...rules } = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(house, 'biome.json'), JSON.stringify(rules))
  for (const [path, code] of [...refused, ...allowed]) {
    mkdirSync(join(house, dirname(path)), { recursive: true })
    writeFileSync(join(house, path), code)
  }
  const command = [
    resolve('node_modules/@biomejs/biome/bin/biome'),
    'lint',
    '--max-diagnostics=none',
  ]
  const { stderr } = spawnSync(process.execPath, command, { cwd: house, encoding: 'utf8' })
  problems = stderr.split(/^(?=\S+:\d+:\d+ )/m)
  rmSync(house, { recursive: true })
})

const saidOf = (path: string) => problems.filter((text) => text.startsWith(`${path}:`)).join('\n')

describe('the linter keeps the layers', () => {
  test.each(refused.filter(isHere))('%s is told what to do instead', (path, _, advice) => {
    expect(saidOf(path)).toContain(advice)
  })

  test.each(allowed.filter(isHere))('%s may import what is below it', (path) => {
    expect(saidOf(path)).not.toContain('noRestricted')
  })
})

test.each(['lib', 'components'])('each folder of %s has its row in the table', (parent) => {
  const rows = layerOverrides.flatMap(({ includes }) => includes)
  const folders = readdirSync(parent).map((name) => `${parent}/${name}/**`)
  expect(folders.filter((files) => !rows.includes(files))).toEqual([])
})

test('the linter is configured as the table of layers says: npm run format', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(overrides.filter(isLayerOverride)).toEqual(layerOverrides)
})
