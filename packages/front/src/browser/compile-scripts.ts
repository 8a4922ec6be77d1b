import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lateFonts, start } from '#finish/built-scripts.ts'
import { frameworkFiles } from '#finish/finish-page.ts'
import { fontsKey } from '#finish/late-styles.ts'
import { completeHtml } from '#next/build.ts'

const target = 'es2021'

/** Compiles a script of this folder for browsers. Throws when esbuild fails. */
async function compile(contents: string): Promise<string> {
  // Imported lazily: a shop that only starts does not need esbuild.
  const { build } = await import('esbuild')
  const entry = { contents, resolveDir: import.meta.dirname }
  const { outputFiles } = await build({
    ...{ stdin: entry, bundle: true, format: 'iife', minify: true, target },
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Compiles the script that loads a page's fonts (packages/front/src/finish/late-styles.ts). */
export const compileLateFonts = () =>
  compile(
    `import { showLateFonts } from './late-fonts.ts'; showLateFonts(${JSON.stringify(fontsKey)})`,
  )

/**
 * Compiles the script that starts a page's scripts (packages/front/src/finish/start-script.ts).
 * @param files the framework's files that pages name by index
 */
export const compileStart = (lateFontsAddress: string, files: readonly string[] = []) =>
  compile(
    `import { askForFonts } from './ask-for-fonts.ts'
import { startPage } from './start-script.ts'
askForFonts(${JSON.stringify(lateFontsAddress)}, ${JSON.stringify(fontsKey)})
startPage(${JSON.stringify(files)})`,
  )

/** Returns every framework file that a prerendered page of the build needs. */
async function filesOf(build: string): Promise<string[]> {
  const files = new Set<string>()
  for await (const page of completeHtml(build)) {
    for (const file of frameworkFiles(page)) files.add(file)
  }
  return [...files]
}

/** Writes both scripts into the build of a folder, where the server reads them, and the font script into the static files. */
export async function writeScripts(folder = '.'): Promise<void> {
  const build = join(folder, '.next')
  lateFonts.set(await compileLateFonts())
  start.set(await compileStart(lateFonts.address, await filesOf(build)))
  await writeFile(join(folder, start.file), start.load())
  await writeFile(join(folder, lateFonts.file), lateFonts.load())
  await writeFile(join(folder, lateFonts.address.replace('/_next/', '.next/')), lateFonts.load())
}
