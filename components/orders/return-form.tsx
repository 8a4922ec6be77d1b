import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { returnReasons } from '@etalase/contract/rules/constants.ts'
import { maxReturnPictures, uploadTypes } from '@etalase/contract/rules/returns.ts'
import { FlashMessage, OrderFormFrame } from '#components/orders/order-form-frame.tsx'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { Button } from '#components/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#components/ui/field.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { askForReturn } from '#lib/actions/order-actions.ts'
import { formatWibDeadline } from '#lib/messages/formats.ts'
import type { Flash } from '#lib/session/flash.ts'
import { ordersMessages } from '#messages/orders.ts'
import { returnsMessages } from '#messages/returns.ts'

interface ReturnFormProps {
  order: Order
  flash: Flash | null
  /** Whether it is a customer's order, rather than the one opened in this browser. */
  isCustomers: boolean
}

function Fields({ flash }: Pick<ReturnFormProps, 'flash'>) {
  return (
    <>
      <SelectField
        id="return-reason"
        name="reason"
        label={returnsMessages.reason}
        problem={flash?.problems.reason}
        defaultValue={flash?.values.reason ?? ''}
        required
      >
        <option value="" />
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {returnsMessages.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="return-words"
        name="words"
        rows={4}
        label={returnsMessages.words}
        problem={flash?.problems.words}
        defaultValue={flash?.values.words}
        required
      />
      <TextField
        id="return-pictures"
        name="pictures"
        type="file"
        accept={uploadTypes.join()}
        multiple
        label={returnsMessages.pictures}
        hint={returnsMessages.picturesHint(maxReturnPictures)}
        problem={flash?.problems.pictures}
      />
    </>
  )
}

/** Requests the return of an order, with a plain form that uploads its pictures. */
export function ReturnForm({ order, flash, isCustomers }: ReturnFormProps) {
  const query = isCustomers ? `id=${order.id}` : `trx_ref=${order.trx_ref}`
  return (
    <OrderFormFrame order={order} isCustomers={isCustomers}>
      <p className="font-semibold">{ordersMessages.number(orderNumber(order.trx_ref))}</p>
      {order.return_until ? (
        <>
          <FlashMessage flash={flash} />
          <p>{returnsMessages.intro}</p>
          <p className="text-muted text-sm">
            {returnsMessages.until(formatWibDeadline(order.return_until))}
          </p>
          <OrderedItems lines={order.sales_trx_details} />
          <OwnForm
            action={`${pathOf(askForReturn)}?${query}`}
            encType="multipart/form-data"
            noValidate
            className="flex flex-col items-start gap-5 [&>div]:w-full [&_[type=file]]:py-2.5"
          >
            <Fields flash={flash} />
            <Button type="submit">{returnsMessages.send}</Button>
          </OwnForm>
        </>
      ) : (
        <p>{returnsMessages.notPossible}</p>
      )}
    </OrderFormFrame>
  )
}
