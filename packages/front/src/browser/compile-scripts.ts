import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lateFonts, startFunction, staticName } from '#finish/built-scripts.ts'
import { fontsKey } from '#finish/late-styles.ts'

const target = 'es2021'

/** The source's one export without what makes it one: the function alone. */
const exported = /^export default ?(function.*?);?\s*$/s

/** The start script of pages (packages/front/src/finish/start-script.ts) as browsers get it: a minified function. Throws when it cannot be compiled. */
export async function compileStartScript(): Promise<string> {
  // Here, because a shop that only starts does not need it.
  const { transform } = await import('esbuild')
  const source = join(import.meta.dirname, 'start-script.ts')
  const text = await readFile(source, 'utf8')
  const { code } = await transform(text, { loader: 'ts', minify: true, target })
  const [, script] = exported.exec(code) ?? []
  if (script === undefined) throw new Error(`${source} must export one function by default.`)
  return script
}

/** The script that brings the fonts of a page (packages/front/src/finish/late-styles.ts). Throws when it cannot be compiled. */
export async function compileLateFonts(): Promise<string> {
  const { build } = await import('esbuild')
  const contents = `import { showLateFonts } from './late-fonts.ts'; showLateFonts(${JSON.stringify(fontsKey)})`
  const entry = { contents, resolveDir: import.meta.dirname }
  const { outputFiles } = await build({
    ...{ stdin: entry, bundle: true, format: 'iife', minify: true, target },
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Adds both to the build of a folder, from where the server reads them, and browsers the second. */
export async function writeScripts(folder = '.'): Promise<void> {
  const fonts = await compileLateFonts()
  await writeFile(join(folder, startFunction.file), await compileStartScript())
  await writeFile(join(folder, lateFonts.file), fonts)
  await writeFile(join(folder, '.next', 'static', staticName(fonts)), fonts)
}
