import { randomBytes } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { notFound } from '../refusal'
import { placementsOf } from '../scope'
import { keptReturnOf } from './kept-return'

/** Keeps pictures, JPEGs in Base64, where no address leads to; gives their ids. Throws when one cannot be written, and keeps none. */
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
    // A full disk has room for other things again.
    await removePictures(scope, kept)
    throw error
  }
  return kept
}

/** A picture of the return of an order, by its place, from 1. Throws 404 when there is none. */
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
