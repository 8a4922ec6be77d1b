import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import { promoId } from '#lib/checkout/pay-problems.ts'
import * as messages from '#lib/messages/messages.ts'

interface PromoFormProps {
  /** The typed code. */
  draft: string
  problem: string | undefined
}

/** The promo code field; hidden once a code is applied (spec §4). */
export const PromoForm = ({ draft, problem }: PromoFormProps) => (
  <StepPageForm action={formPath('promo')} noValidate className="flex items-start gap-3">
    <div className="min-w-0 flex-1">
      <TextField
        id={promoId}
        name="promo"
        label={messages.checkout.promoCode}
        problem={problem}
        defaultValue={draft}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
    <Button type="submit" variant="secondary" className="mt-7">
      {messages.checkout.applyPromo}
    </Button>
  </StepPageForm>
)
