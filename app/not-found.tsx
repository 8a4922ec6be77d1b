import { MissingPage } from '#components/layout/missing-page.tsx'
import { ShopFrame } from '#components/layout/shop-frame.tsx'

export default function NotFound() {
  return (
    <ShopFrame>
      <MissingPage />
    </ShopFrame>
  )
}
