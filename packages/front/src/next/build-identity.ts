import { createHash, hash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The two files of a build with the keys of Next's preview mode, in the first as `preview`. */
const manifest = 'prerender-manifest.json'
const keysAlone = 'server/preview-props.json'

/** Returns the files below a path in a fixed order; the path itself for a file. */
async function filesBelow(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path)
  const files = await Promise.all(names.toSorted().map((name) => filesBelow(join(path, name))))
  return files.flat()
}

/** Returns a hash of the content of files and folders. */
export async function hashOfFiles(paths: readonly string[]): Promise<string> {
  const sum = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesBelow(path)) {
      // The lengths keep two different lists from giving the same bytes.
      const content = await readFile(file)
      sum.update(`${file}:${content.length}:`).update(content)
    }
  }
  return sum.digest('hex')
}

/**
 * Returns variables for Next's build that make two builds of the same inputs produce the same files. Next would draw the id and the key at
 * random, and derives the names of cached functions from the key.
 */
export const identityOf = (inputs: string): Readonly<Record<string, string>> => ({
  SHOP_BUILD_ID: hash('sha256', `build:${inputs}`, 'base64url').slice(0, 21),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: hash('sha256', `actions:${inputs}`, 'base64'),
})

/**
 * Replaces a build's random preview keys with keys derived from its inputs. They don't have to be secret: `variants.ts` removes the cookies
 * and headers that use them. Rejects when a file with keys is missing.
 */
export async function fixPreviewKeys(build: string, inputs: string): Promise<void> {
  const { preview }: { preview: Record<string, string> } = JSON.parse(
    await readFile(join(build, manifest), 'utf8'),
  )
  for (const name of [manifest, keysAlone]) {
    const file = join(build, name)
    let text = await readFile(file, 'utf8')
    for (const [key, value] of Object.entries(preview)) {
      text = text.replaceAll(value, hash('sha256', `${key}:${inputs}`).slice(0, value.length))
    }
    await writeFile(file, text)
  }
}
