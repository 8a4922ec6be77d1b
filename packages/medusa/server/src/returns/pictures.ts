import { randomBytes } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { notFound } from '../refusal'
import { placementsOf } from '../scope'
import { keptReturnOf } from './kept-return'

/** Stores pictures, JPEGs in Base64, as private files. Returns their ids. Throws when one can't be written, and then stores none. */
export async function keepPictures(
  scope: MedusaContainer,
  pictures: readonly string[],
): Promise<string[]> {
  const kept: string[] = []
  try {
    for (const content of pictures) {
      const { id } = await scope.resolve(Modules.FILE).createFiles({
        filename: `${randomBytes(16).toString('hex')}.jpg`,
        mimeType: 'image/jpeg',
        content,
        access: 'private' as const,
      })
      kept.push(id)
    }
  } catch (error) {
    // Frees the space: the disk may be full.
    await removePictures(scope, kept)
    throw error
  }
  return kept
}

/** Loads a picture of an order's return, by its position from 1. Throws 404 without one. */
export async function readPicture(
  scope: MedusaContainer,
  order: { order_id: string } | { trx_ref: string },
  number: number,
): Promise<Buffer> {
  const [placement] = await placementsOf(scope).listPlacements(order)
  const id = placement && keptReturnOf(placement)?.pictures[number - 1]
  if (!id) throw notFound()
  try {
    return await scope.resolve(Modules.FILE).getAsBuffer(id)
  } catch {
    throw notFound()
  }
}

export async function removePictures(
  scope: MedusaContainer,
  pictures: readonly string[],
): Promise<void> {
  if (pictures.length > 0) await scope.resolve(Modules.FILE).deleteFiles([...pictures])
}
