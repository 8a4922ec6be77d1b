import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import type { Showroom } from '#lib/contract/store.ts'
import * as messages from '#lib/messages/messages.ts'

/** Offers a shop that has the whole cart. */
export const BetterShopForm = ({ shop }: { shop: Showroom }) => (
  <OwnForm action={formPath('shop')} className="mt-3">
    <p>{messages.checkout.servesEverything(shop.showroom_name, shop.address3)}</p>
    <Button type="submit" variant="quiet" name="shop" value={shop.id}>
      {messages.checkout.chooseThatShop}
    </Button>
  </OwnForm>
)
