import { parseId } from '@etalase/contract/rules/codes.ts'
import { getProduct } from '#lib/api/products.ts'
import { answerSharePicture } from '#lib/share/answer-share-picture.ts'
import { sharePicture } from '#lib/share/share-picture.ts'

/** Responds with the picture of a shared product: cover, name and price. */
export async function GET(_: Request, { params }: RouteContext<'/share/[id]'>) {
  const id = parseId((await params).id)
  return answerSharePicture(async () => {
    const product = id === null ? null : await getProduct(id)
    return product && sharePicture(product)
  })
}
