import { StepTextField, StepTick } from '#components/checkout/step-fields.tsx'
import { giftId } from '#lib/checkout/review.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { giftMessages } from '#messages/gift.ts'

/** Offers a message to the recipient, and a parcel without prices. */
export const GiftChoice = ({ state }: { state: CheckoutState }) => (
  <div className="flex flex-col gap-3">
    <StepTextField
      id={giftId}
      name="gift_message"
      label={giftMessages.label}
      defaultValue={state.giftMessage}
    />
    <StepTick
      name="hide_prices"
      label={giftMessages.hidePrices}
      hint={giftMessages.hidePricesHint}
      defaultChecked={state.hidesPrices}
    />
  </div>
)
