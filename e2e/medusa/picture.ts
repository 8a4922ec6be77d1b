import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Output folder for pictures of the day (`npm run -w packages/tools medusa:pictures`); empty in a test. */
export const picturesFolder = process.env.E2E_PICTURES ?? ''

const width = 1000
const maxBytes = 60 * 1024

/** Compresses a picture for the documents. Throws when every quality is too large. */
async function compress(picture: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35]) {
    const small = await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toBuffer()
    if (small.length <= maxBytes) return small
  }
  throw new Error(`A picture has more than ${maxBytes} bytes.`)
}

/** Hides toasts. */
const style = '[data-sonner-toaster] { display: none }'

/** Takes the picture of a step from the top of the page, if pictures are wanted. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!picturesFolder) return
  await page.waitForLoadState('networkidle')
  await page.mouse.move(500, 500)
  await page.mouse.wheel(0, -10_000)
  await mkdir(picturesFolder, { recursive: true })
  const file = join(picturesFolder, `${name}.webp`)
  await writeFile(file, await compress(await page.screenshot({ animations: 'disabled', style })))
}
