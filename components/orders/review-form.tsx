import type { Order } from '@etalase/contract/order.ts'
import { reviewFits } from '@etalase/contract/rules/constants.ts'
import { reviewForm } from '@etalase/contract/rules/forms.ts'
import { FlashMessage, OrderFormFrame } from '#components/orders/order-form-frame.tsx'
import { Button } from '#components/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#components/ui/field.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { reviewLine } from '#lib/actions/order-actions.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import type { Flash } from '#lib/session/flash.ts'
import { cartMessages } from '#messages/cart.ts'
import { reviewsMessages } from '#messages/reviews.ts'

function Fields({ flash }: { flash: Flash | null }) {
  return (
    <>
      <SelectField
        id="review-stars"
        name="stars"
        label={reviewsMessages.starsLabel}
        problem={flash?.problems.stars}
        defaultValue={flash?.values.stars ?? ''}
        required
      >
        <option value="" />
        {reviewForm.stars.choices.map((stars) => (
          <option key={stars} value={stars}>
            {reviewsMessages.starChoice(Number(stars))}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="review-fit"
        name="fit"
        label={reviewsMessages.fitLabel}
        problem={flash?.problems.fit}
        defaultValue={flash?.values.fit ?? ''}
      >
        <option value="">{reviewsMessages.noFit}</option>
        {reviewFits.map((fit) => (
          <option key={fit} value={fit}>
            {reviewsMessages.fits[fit]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="review-text"
        name="text"
        rows={5}
        label={reviewsMessages.textLabel}
        problem={flash?.problems.text}
        defaultValue={flash?.values.text}
        required
      />
      <TextField
        id="review-name"
        name="name"
        label={reviewsMessages.nameLabel}
        problem={flash?.problems.name}
        defaultValue={flash?.values.name}
        autoComplete="given-name"
      />
    </>
  )
}

interface ReviewFormProps {
  order: Order
  /** The line to review: `item` and `size` from the page's URL. */
  query: URLSearchParams
  flash: Flash | null
  /** Whether it is a customer's order, rather than the one opened in this browser. */
  isCustomers: boolean
}

/** Reviews a line of an order with a plain form. */
export function ReviewForm({ order, query, flash, isCustomers }: ReviewFormProps) {
  const line = order.sales_trx_details.find(
    ({ product_detail, size_code }) =>
      String(product_detail.id) === query.get('item') && size_code === query.get('size'),
  )
  return (
    <OrderFormFrame order={order} isCustomers={isCustomers}>
      {line?.can_review ? (
        <>
          <p>
            <span lang={contentLang} className="font-semibold">
              {line.product_name}
            </span>
            , {cartMessages.size(line)}
          </p>
          <FlashMessage flash={flash} />
          <p className="text-muted">{reviewsMessages.writeText}</p>
          <OwnForm
            action={pathOf(reviewLine)}
            noValidate
            className="flex flex-col items-start gap-5 [&>div]:w-full"
          >
            {isCustomers && <input type="hidden" name="id" value={order.id} />}
            <input type="hidden" name="trx_ref" value={order.trx_ref} />
            <input type="hidden" name="product_detail_id" value={line.product_detail.id} />
            <input type="hidden" name="size" value={line.size_code} />
            <Fields flash={flash} />
            <Button type="submit">{reviewsMessages.send}</Button>
          </OwnForm>
        </>
      ) : (
        <p>{reviewsMessages.notPossible}</p>
      )}
    </OrderFormFrame>
  )
}
