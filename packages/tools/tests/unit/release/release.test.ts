import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { git } from '#git.ts'
import { problemsOfAudit } from '#release/advisories.ts'
import { checkChangelog } from '#release/changelog.ts'
import { checkContract } from '#release/contract-changes.ts'
import { checkLicences, isAllowed, licencesText } from '#release/licences.ts'
import { checkMigrations } from '#release/migrations.ts'
import { findBase, type Release } from '#release/release.ts'
import { checkSbom } from '#release/sbom.ts'
import { checkTagged } from '#release/tagged.ts'
import { checkVersions } from '#release/versions.ts'
import { contract, SmallRepository } from '#tests/support/small-repository.ts'

/** A machine that only runs the shop may lack git. */
const hasGit = spawnSync('git', ['--version']).status === 0

describe.runIf(hasGit)('a release', () => {
  let original: SmallRepository
  beforeAll(() => {
    original = new SmallRepository()
  })
  afterAll(() => original.remove())

  let repository: SmallRepository
  beforeEach(() => {
    repository = new SmallRepository(original)
  })
  afterEach(() => repository.remove())

  const checks = [
    checkTagged,
    checkVersions,
    checkChangelog,
    checkContract,
    checkMigrations,
    checkLicences,
  ]
  const problemsOf = (release: Release) => checks.flatMap((check) => check(release))

  const notes = (text: string) => ({ 'CHANGELOG.md': `# Changelog\n\n${text}` })

  const contractWithout = (path: 'cart' | 'feed') => {
    const { '/cart': cart, '/product-feed': feed } = contract.paths
    const paths = path === 'cart' ? { '/product-feed': feed } : { '/cart': cart }
    return {
      'docs/openapi.json': JSON.stringify({ ...contract, info: { version: '1.1.0' }, paths }),
    }
  }

  const contractWith = (Cart: object) => ({
    'docs/openapi.json': JSON.stringify({
      ...contract,
      info: { version: '1.1.0' },
      components: { schemas: { Cart } },
    }),
  })

  test('passes when the repository has no problems', () => {
    expect(problemsOf(repository)).toEqual([])
  })

  describe('is refused with', () => {
    test.each<[fault: string, files: Record<string, string>, problem: string]>([
      [
        'a package of another version',
        { 'packages/front/package.json': '{"version":"1.0.0"}' },
        'packages/front/package.json has version 1.0.0',
      ],
      [
        'a package that asks for another version of one beside it',
        {
          'packages/front/package.json':
            '{"version":"1.1.0","dependencies":{"@etalase/contract":"1.0.0"}}',
        },
        'packages/front/package.json asks for @etalase/contract 1.0.0',
      ],
      [
        'no notes',
        notes('## 1.0.0\n\n### Added\n\n- Something.\n'),
        'CHANGELOG.md has no notes for 1.1.0',
      ],
      [
        'notes that belong to no version',
        notes('## Unreleased\n\n- New.\n\n## 1.1.0\n\n### Added\n\n- Something.\n'),
        'CHANGELOG.md has notes under Unreleased: move them to the version',
      ],
      [
        'a breaking note that does not say how to verify the change',
        notes(
          '## 1.1.0\n\n### Breaking\n\n- A setting is gone.\n  Detect: look.\n  Change: remove it.\n',
        ),
        'CHANGELOG.md: "A setting is gone." has no "Verify:"',
      ],
      [
        'a heading that says nothing about an upgrade',
        notes('## 1.1.0\n\n### Miscellaneous\n\n- Something.\n'),
        'CHANGELOG.md has the heading Miscellaneous: use Breaking, Added, Fixed, Security',
      ],
      [
        'an optional call less',
        contractWithout('feed'),
        'the contract no longer takes or offers `GET /product-feed` as v1.0.0 does, and no breaking note says so',
      ],
      [
        'a field less',
        contractWith({
          properties: { lines: { items: { properties: { state: { enum: ['NEW', 'SOLD'] } } } } },
        }),
        'the contract no longer takes or offers `GET /cart data.lines[].id` as v1.0.0 does, and no breaking note says so',
      ],
      [
        'a value less',
        contractWith({
          properties: { lines: { items: { properties: { id: {}, state: { enum: ['NEW'] } } } } },
        }),
        'the contract no longer takes or offers `GET /cart data.lines[].state = SOLD` as v1.0.0 does, and no breaking note says so',
      ],
      [
        'a licence that is not allowed',
        {
          'package-lock.json':
            '{"packages":{"node_modules/bad":{"version":"2.0.0","license":"GPL-3.0"}}}',
        },
        'bad 2.0.0 has the licence GPL-3.0, which is not allowed',
      ],
      [
        'a package without a licence',
        { 'package-lock.json': '{"packages":{"node_modules/bad":{"version":"2.0.0"}}}' },
        'bad 2.0.0 has the licence unknown, which is not allowed',
      ],
    ])('%s', (_, files, problem) => {
      repository.write(files)
      repository.commit()
      expect(problemsOf(repository)).toEqual([problem])
    })

    test('an edited or missing migration, wherever the folder is', () => {
      repository.write({ [repository.migration('0000_first.sql')]: 'create table carts (id int);' })
      repository.commit()
      expect(problemsOf(repository)).toEqual(['the migration 0000_first.sql was edited: add one'])
      rmSync(join(repository.folder, repository.migration('0000_first.sql')))
      repository.commit()
      expect(problemsOf(repository)).toEqual(['the migration 0000_first.sql was removed: add one'])
      repository.write({ 'backend/migrations/0000_first.sql': 'create table carts ();' })
      repository.commit()
      expect(problemsOf(repository)).toEqual([])
    })

    test('an uncommitted file', () => {
      repository.write({ 'app/page.tsx': '' })
      expect(problemsOf(repository)).toEqual(['app/ is not committed'])
    })

    test('a file changed after its tag', () => {
      git(repository.folder, 'tag', 'v1.1.0')
      expect(problemsOf(repository)).toEqual([])
      repository.write({ 'app/page.tsx': '' })
      repository.commit()
      expect(problemsOf(repository)).toEqual([
        'app/page.tsx has changed since v1.1.0: raise the version',
      ])
    })

    test('a bill of materials that lacks a production package', () => {
      expect(checkSbom('{"components":[]}', repository)).toEqual([
        'the bill of materials lacks fine 1.0.0',
      ])
      const bill = '{"components":[{"name":"fine","version":"1.0.0"}]}'
      expect(checkSbom(bill, repository)).toEqual([])
    })
  })

  test('may remove a call when a breaking note names it, with how to detect, change and verify it', () => {
    repository.write(contractWithout('cart'))
    const note =
      '- `GET /cart` is gone.\n  Detect: look. Change: call another. Verify: run the suite.'
    repository.write(notes(`## 1.1.0\n\n### Breaking\n\n${note}\n`))
    repository.commit()
    expect(problemsOf(repository)).toEqual([])
  })

  test('is refused when the contract changes, even by an added call, and its version does not', () => {
    const paths = { ...contract.paths, '/offer': { get: { responses: {} } } }
    repository.write({ 'docs/openapi.json': JSON.stringify({ ...contract, paths }) })
    repository.commit()
    expect(problemsOf(repository)).toEqual([
      'the contract has changed since v1.0.0: raise contractVersion',
    ])
  })

  test('breaks when a parameter becomes required, but not when a new call requires one', () => {
    const [device, brand] = contract.paths['/cart'].get.parameters
    const get = {
      ...contract.paths['/cart'].get,
      parameters: [device, { ...brand, required: true }],
    }
    const offer = { get: { parameters: [{ name: 'at', required: true }], responses: {} } }
    const paths = { ...contract.paths, '/cart': { get }, '/offer': offer }
    repository.write({
      'docs/openapi.json': JSON.stringify({ ...contract, info: { version: '1.1.0' }, paths }),
    })
    repository.commit()
    expect(problemsOf(repository)).toEqual([
      'the contract no longer takes or offers `GET /cart ?brand` as v1.0.0 does, and no breaking note says so',
    ])
  })

  test('is compared with the newest other tag', () => {
    git(repository.folder, 'tag', 'v1.1.0')
    git(repository.folder, 'tag', 'v0.9.0')
    expect(findBase(repository.folder, '1.1.0')).toBe('v1.0.0')
  })

  test('includes the notices of its packages in the licence text, except for development packages', () => {
    repository.write({ 'node_modules/fine/NOTICE.md': 'Made by people.' })
    expect(licencesText(repository.folder)).toBe(
      'fine 1.0.0: (MIT OR GPL-3.0), with its notice\n\n---\n\nfine 1.0.0\n\nMade by people.\n',
    )
  })
})

test('licences: "or" needs one allowed licence, "and" needs all', () => {
  expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true)
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false)
  expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toBe(true)
})

test('advisories: critical ones stop a release; a failed registry request is not a result', () => {
  const vulnerabilities = {
    bad: { severity: 'critical', range: '<2' },
    little: { severity: 'low', range: '*' },
  }
  expect(problemsOfAudit(JSON.stringify({ vulnerabilities }))).toEqual([
    'bad <2 has an advisory: critical',
  ])
  expect(problemsOfAudit('{"error":{"code":"E405"}}')).toBeNull()
  expect(problemsOfAudit('')).toBeNull()
})
