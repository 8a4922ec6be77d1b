import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { git } from '#git.ts'
import type { Release } from '#release/release.ts'

const changelog = `# Changelog

## 1.1.0 (2026-12-01)

### Added

- Something.
`

const cartSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { $ref: '#/components/schemas/Cart' } },
}

/** A contract with one required and one optional call. */
export const contract = {
  info: { version: '1.0.0' },
  paths: {
    '/cart': {
      get: {
        parameters: [{ name: 'local_device_id', required: true }, { name: 'brand' }],
        responses: { 200: { content: { 'application/json': { schema: cartSchema } } } },
      },
    },
    '/product-feed': { get: { responses: {} } },
  },
  components: {
    schemas: {
      Cart: {
        properties: {
          lines: { items: { properties: { id: {}, state: { enum: ['NEW', 'SOLD'] } } } },
        },
      },
    },
  },
}

const migrations = 'packages/backend-kit/src/db/migrations'

/** A repository for the release checks: 1.0.0 with a tag, then 1.1.0, ready for release. */
export class SmallRepository implements Release {
  readonly folder: string
  readonly version = '1.1.0'
  readonly base = 'v1.0.0'

  /** Copies `original` if given. */
  constructor(original?: SmallRepository) {
    this.folder = mkdtempSync(join(tmpdir(), 'release-'))
    if (original) cpSync(original.folder, this.folder, { recursive: true })
    else this.#fill()
  }

  #fill(): void {
    git(this.folder, 'init', '--quiet')
    this.write({
      [`${migrations}/0000_first.sql`]: 'create table carts ();',
      'docs/openapi.json': JSON.stringify(contract),
    })
    this.#setVersion('1.0.0')
    this.commit()
    git(this.folder, 'tag', 'v1.0.0')
    this.#setVersion(this.version)
    this.write({ 'CHANGELOG.md': changelog, [`${migrations}/0001_second.sql`]: 'select 1;' })
    this.commit()
  }

  /** Writes files by path. */
  write(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), text)
    }
  }

  commit(): void {
    git(this.folder, 'add', '--all')
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
    git(this.folder, ...author, 'commit', '--quiet', '--message', 'A change')
  }

  migration(name: string): string {
    return `${migrations}/${name}`
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  #setVersion(version: string): void {
    const lock = {
      packages: {
        '': { version },
        'node_modules/fine': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
        'node_modules/for-tests': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      },
    }
    this.write({
      'package.json': JSON.stringify({ version, dependencies: { '@etalase/front': version } }),
      'packages/front/package.json': JSON.stringify({ version }),
      'package-lock.json': JSON.stringify(lock),
    })
  }
}
