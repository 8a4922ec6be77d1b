import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Folder of the demo company's pictures. */
export const assetsFolder = join(import.meta.dirname, 'assets')

const picture = z.object({
  file: z.string(),
  alt: z.string(),
  dominantHex: z.string(),
})

const manifestProduct = z.object({
  id: z.string(),
  design: z.string(),
  garment: z.string(),
  brand: z.string(),
  group: z.enum(['men', 'women', 'accessories', 'kids']),
  category: z.string(),
  colour: z.string(),
  colourHex: z.string(),
  print: z.string().nullable(),
  fabric: z.string(),
  weightGrams: z.number().int(),
  pictures: z.array(picture.extend({ view: z.enum(['full', 'detail', 'outfit']) })).min(1),
  sizeChart: z.string().nullable(),
})
export type ManifestProduct = z.infer<typeof manifestProduct>
export type Group = ManifestProduct['group']

const manifest = z.object({
  products: z.array(manifestProduct),
  editorial: z.array(picture.extend({ focal: z.object({ x: z.number(), y: z.number() }) })),
})
export type Manifest = z.infer<typeof manifest>

/** Reads the demo company's designs, colourways and editorial pictures. */
export async function readManifest(): Promise<Manifest> {
  const text = await readFile(join(import.meta.dirname, 'manifest.json'), 'utf8')
  return manifest.parse(JSON.parse(text))
}
