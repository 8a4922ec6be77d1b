import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { SentPage } from '#html/collect-pages.ts'

const run = promisify(execFile)

/** Installed on demand and not as a dependency: it has 32 MB, and needs Java. */
const checker = { name: 'vnu-jar', version: '26.9.27', jar: 'build/dist/vnu.jar' }

/** Installs the Nu HTML Checker into a folder and returns its path. Throws when npm fails. */
export async function installChecker(folder: string): Promise<string> {
  const { name, version, jar } = checker
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  await run('npm', ['install', ...options, `${name}@${version}`])
  return join(folder, 'node_modules', name, jar)
}

const report = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['error', 'info']),
      url: z.string(),
      lastLine: z.number().default(1),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})

/** An error on a page, with the markup around it. */
export interface PageError {
  path: string
  line: number
  message: string
  extract: string
}

/** Errors to ignore, since the checker lacks current CSS syntax and the WebMCP proposal for forms as tools. */
const unknown = 'CSS: .*|Attribute “tool[a-z]+” not allowed .*'

const maxBytes = 64 * 2 ** 20

/** Writes pages to a folder and returns their errors. Throws without Java, or when the checker cannot read a page. */
export async function checkPages(
  jar: string,
  pages: readonly SentPage[],
  folder: string,
): Promise<PageError[]> {
  const files = pages.map((_, index) => join(folder, `${index}.html`))
  await Promise.all(pages.map(({ html }, index) => writeFile(files[index] ?? '', html)))
  const output = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json']
  const options = [...output, '--filterpattern', unknown]
  const { stdout } = await run('java', ['-jar', jar, ...options, ...files], { maxBuffer: maxBytes })
  return report.parse(JSON.parse(stdout)).messages.map(({ url, lastLine, message, extract }) => ({
    path: pages[Number(basename(url, '.html'))]?.path ?? url,
    line: lastLine,
    message,
    extract,
  }))
}
