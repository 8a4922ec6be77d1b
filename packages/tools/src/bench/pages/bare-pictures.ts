import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const assets = 'packages/backend-kit/src/seed/assets'

/** Number of cards on a bare Next page. */
const cardCount = 24

/** Writes pictures of the demo company to bare Next's public folder, in the one width that a phone needs. */
export async function writeBarePictures(publicFolder: string): Promise<void> {
  const folder = join(publicFolder, 'pictures')
  mkdirSync(folder, { recursive: true })
  const products = readdirSync(join(assets, 'products')).slice(0, cardCount)
  const [hero = ''] = readdirSync(join(assets, 'editorial'))
  const resize = (source: string, width: number, height: number, name: string) =>
    sharp(source)
      .resize(width, height)
      .webp({ quality: 60 })
      .toFile(join(folder, `${name}.webp`))
  await Promise.all([
    ...products.map((name, index) =>
      resize(join(assets, 'products', name), 360, 480, String(index + 1)),
    ),
    resize(join(assets, 'editorial', hero), 720, 720, 'hero'),
  ])
}
