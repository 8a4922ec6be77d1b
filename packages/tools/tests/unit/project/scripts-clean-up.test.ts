import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const makers =
  /from '(?:@etalase\/processes\/(?:running-process|temporary-database)|#bench\/backend\/backend-under-test|#bench\/pages\/servers|#shop\/test-shop|#copy\/try-steps|#fleet\/fleet|#deploy\/debian)\.ts'/

/** Scripts that start programs or create databases. */
const scripts = globSync(['scripts/*.ts', 'packages/tools/src/*.ts']).filter((file) =>
  makers.test(readFileSync(file, 'utf8')),
)

test('every script that starts programs or creates databases cleans up on signals', () => {
  expect(scripts.length).toBeGreaterThan(8)
  const missing = scripts.filter(
    (file) => !readFileSync(file, 'utf8').includes('cleanUpAtSignals('),
  )
  // The browser tests stop their shops after the last report.
  expect(missing).toEqual(['scripts/e2e.ts'])
})

test("every such script replaces npm's shell by exec, so that it receives signals", () => {
  const commands = ['package.json', 'packages/tools/package.json']
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  expect(scripts.filter((file) => !commands.includes(`exec node ${file}`))).toEqual([])
})
