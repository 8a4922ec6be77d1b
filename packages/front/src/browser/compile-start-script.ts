import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startScriptFile } from '#finish/start-script.ts'

const source = join(import.meta.dirname, 'start-script.ts')

/** The source's one export without what makes it one: the function alone. */
const exported = /^export default ?(function.*?);?\s*$/s

/** The start script of pages (packages/front/src/finish/start-script.ts) as browsers get it: a minified function. Throws when it cannot be compiled. */
export async function compileStartScript(): Promise<string> {
  // Here, because a shop that only starts does not need it.
  const { transform } = await import('esbuild')
  const text = await readFile(source, 'utf8')
  const { code } = await transform(text, { loader: 'ts', minify: true, target: 'es2021' })
  const [, script] = exported.exec(code) ?? []
  if (script === undefined) throw new Error(`${source} must export one function by default.`)
  return script
}

/** Adds the start script to the build of a folder, from where the server reads it. */
export async function writeStartScript(folder = '.'): Promise<void> {
  await writeFile(join(folder, startScriptFile), await compileStartScript())
}
