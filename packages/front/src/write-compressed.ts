import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressedFolder, compressedName } from '#encode/compressed.ts'
import { openDictionary } from '#encode/dictionary.ts'
import { compressBest } from '#encode/encoded-body.ts'
import { finishPage } from '#finish/finish-page.ts'
import { completeHtml } from '#next/build.ts'

const noPolicy = () => ''

/**
 * Compresses the pages of a build as they are sent, so that the first shopper gets them as small as later ones. Runs after the scripts and
 * the dictionary are written, because pages name them. A shop whose settings change the pages compresses them at run time.
 */
export async function writeCompressed(folder = '.'): Promise<void> {
  const target = join(folder, compressedFolder)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const dictionary = openDictionary(folder)?.address
  const writing: Promise<void>[] = []
  for await (const page of completeHtml(join(folder, '.next'))) {
    const { html } = finishPage(page, noPolicy, { dictionary })
    const file = join(target, compressedName(html))
    writing.push(compressBest(html).then((bytes) => writeFile(file, bytes)))
  }
  await Promise.all(writing)
}
