import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { browserFiles } from '#tests/support/browser-code.ts'
import { apis } from '#tests/support/browser-floor.ts'

/** Calls that are guarded against browsers without the API, by file. */
const guarded: Readonly<Record<string, readonly string[]>> = {
  'components/checkout/use-step-url.ts': ['traverseTo'],
  'components/product/native-share.tsx': ['share'],
  'components/ui/submit-form.ts': ['requestSubmit'],
  'components/ui/when-idle.ts': ['requestIdleCallback', 'cancelIdleCallback'],
  'node_modules/swiper/shared/utils.mjs': ['createPolicy', 'createHTML'],
  'node_modules/zod/v4/core/schemas.js': ['URL.canParse', 'canParse'],
  // Without it, the field offers no passkeys; the button still does.
  'lib/browser/passkeys.ts': ['PublicKeyCredential.isConditionalMediationAvailable'],
}

/** Methods of our own objects that share a name with a new browser method. */
const namesakes = new Set(
  (
    'build check config createContext delay destroy difference dispatch format hide ' +
    'intersection isActive number removed run subscribe to toArray union use uuid when'
  ).split(' '),
)

const newByName = new Map<string, boolean>()
for (const { name, isInFloor } of apis)
  newByName.set(name, !isInFloor && newByName.get(name) !== false)

/** Whether every browser API with this name is newer than the floor. */
const isNew = (name: string) => newByName.get(name) === true && !namesakes.has(name)

const newMembers = new Set(
  apis.flatMap(({ of, name, isInFloor }) => (of && !isInFloor ? [`${of}.${name}`] : [])),
)

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Lists APIs newer than the floor that a source calls, and syntax that older browsers can't parse. */
function newApisIn(source: string): string[] {
  const code = withoutComments(source)
  const calls = [...code.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name)
  const members = [...code.matchAll(/\b[A-Z]\w+\.\w+/g)].map(([member]) => member)
  const created = [...code.matchAll(/\bnew ([A-Z]\w+)/g)].map(([, name = '']) => name)
  return [
    ...calls.filter(isNew),
    ...members.filter((member) => newMembers.has(member)),
    ...created.filter(isNew).map((name) => `new ${name}`),
    ...(/\(\?<[=!]/.test(code) ? ['a lookbehind in a regular expression'] : []),
  ]
}

describe('the oldest browsers of package.json', () => {
  let files: string[]
  beforeAll(async () => {
    files = await browserFiles()
  })

  test('have every API that the shop and its packages use, or the call has a fallback', () => {
    const missing = files.flatMap((file) =>
      newApisIn(readFileSync(file, 'utf8'))
        .filter((api) => !guarded[file]?.includes(api))
        .map((api) => `${file}: ${api}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  test('are checked against all browser code, including lazily loaded parts and packages', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'components/ui/toasts.ts',
        'components/catalogue/quick-view.tsx',
        'lib/rules/proximity.ts',
        'node_modules/swiper/shared/utils.mjs',
      ]),
    )
    expect(files.filter((file) => file.startsWith('packages/backend'))).toEqual([])
  })

  test('have no listed fallback that is no longer needed', () => {
    const unused = Object.entries(guarded).flatMap(([file, names]) => {
      const found = files.includes(file) ? newApisIn(readFileSync(file, 'utf8')) : []
      return names.filter((name) => !found.includes(name)).map((name) => `${file}: ${name}`)
    })
    expect(unused).toEqual([])
  })

  test.each([
    '[3, 1].toSorted()',
    'lines.findLast(isBig)',
    'Map.groupBy(lines, keyOf)',
    'Promise.withResolvers()',
    'Array.fromAsync(pages)',
    'URL.canParse(text)',
    'AbortSignal.any(signals)',
    'element.checkVisibility()',
    'window.requestIdleCallback(run)',
    'one.symmetricDifference(other)',
    'new URLPattern(route)',
    '/(?<=x)y/.test(text)',
  ])('lack the API of %s', (call) => {
    expect(newApisIn(call)).not.toEqual([])
  })

  test.each([
    'list.at(-1)',
    'structuredClone(draft)',
    'Object.hasOwn(table, key)',
    'dialog.showModal()',
  ])('have the API of %s', (call) => {
    expect(newApisIn(call)).toEqual([])
  })
})
