import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmailTextField } from '#components/ui/email-text-field.tsx'
import { TextField } from '#components/ui/field.tsx'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { lookUpOrder } from '#lib/actions/order-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { serviceToolsMessages } from '#messages/tools.ts'

const noFlash = { values: {}, problems: {}, message: '', isDone: false } satisfies Partial<Flash>

/** Opens an order by its number and e-mail address, or mails a link to it, with a plain form. */
export function OrderLookupForm({ flash }: { flash: Flash | null }) {
  const { values, problems, message, isDone }: Omit<Flash, 'page'> = flash ?? noFlash
  return (
    <ToolForm
      tool={{ name: 'look_up_order', description: serviceToolsMessages.lookUpOrder }}
      method="post"
      action={pathOf(lookUpOrder)}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormMessage state={{ message, isDone, problems }} />
      <TextField
        id="order-number"
        name="order_number"
        label={guestOrderMessages.number}
        hint={guestOrderMessages.numberHint}
        problem={problems.order_number}
        defaultValue={values.order_number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <EmailTextField
        id="order-email"
        name="email"
        label={guestOrderMessages.email}
        problem={problems.email}
        defaultValue={values.email}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{guestOrderMessages.open}</Button>{' '}
        <Button type="submit" variant="secondary" name="mail" value="1">
          {guestOrderMessages.mailLink}
        </Button>
      </div>
    </ToolForm>
  )
}
