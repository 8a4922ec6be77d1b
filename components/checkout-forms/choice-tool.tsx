import { StepPageForm } from '#components/checkout/buy-now.tsx'
import type { Tool } from '#components/ui/tool-form.tsx'
import { type CheckoutForm, formPath } from '#lib/checkout/forms.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { checkoutToolsMessages } from '#messages/tools.ts'

interface ChoiceToolProps {
  tool: Tool
  form: CheckoutForm
  name: string
  label: string
  options: readonly { value: string | number; label: string }[]
}

/** A choice for agents, as a form that nobody sees: shoppers press one of several buttons, which no tool can name. */
export function ChoiceTool({ tool, form, name, label, options }: ChoiceToolProps) {
  return (
    <StepPageForm tool={tool} action={formPath(form)} hidden>
      <select name={name} required toolparamdescription={label}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </StepPageForm>
  )
}

/** The shops for agents. */
export const ShopTool = ({
  shops,
}: {
  shops: readonly Pick<Showroom, 'id' | 'showroom_name'>[]
}) => (
  <ChoiceTool
    tool={{ name: 'choose_shop', description: checkoutToolsMessages.shop }}
    form="shop"
    name="shop"
    label={checkoutToolsMessages.shopId}
    options={shops.map(({ id, showroom_name }) => ({ value: id, label: showroom_name }))}
  />
)
