import { OwnForm } from '#components/account/own-form.tsx'
import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** How a customer gets the orders that were made as a guest into the account; a plain form post. */
export function ConfirmEmailHint({ email }: { email: string }) {
  return (
    <section className="mt-12 max-w-xl border-line border-t pt-6">
      <h2 className="text-xl">{words.confirmEmail.hint}</h2>
      <p className="mt-2 mb-4 wrap-anywhere">{words.confirmEmail.hintText(email)}</p>
      <OwnForm action="/api/user/confirmation-mail">
        <Button type="submit" look="secondary">
          {words.confirmEmail.sendLink}
        </Button>
      </OwnForm>
    </section>
  )
}
