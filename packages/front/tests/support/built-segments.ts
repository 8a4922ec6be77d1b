import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isVariant } from '#next/variants.ts'

/** The segments of the pages in these tests' build. */
export const builtSegments = ['/_tree', '/_full', '/product/$d$id/__PAGE__', '/faq/__PAGE__']

/**
 * Lets the server read the segments, which it does once, from a build that has nothing else: unit tests run without a build. A test that
 * asks for segments imports this file.
 */
function readSegments(): void {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const segment of builtSegments) {
    const file = join(folder, '.next/server/app/faq.segments', `${segment}.segment.rsc`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  const before = process.cwd()
  process.chdir(folder)
  isVariant('segment /_tree')
  process.chdir(before)
  rmSync(folder, { recursive: true })
}

readSegments()
