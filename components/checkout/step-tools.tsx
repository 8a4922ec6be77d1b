import type { Showroom } from '@etalase/contract/store.ts'
import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { offeredTypes, shippingTypeLabels } from '#components/checkout/shipping-type-step.tsx'
import type { Tool } from '#components/ui/tool-form.tsx'
import { formPath, type StepFormName } from '#lib/checkout/urls.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import type { StepData } from '#lib/pages/load-checkout-step.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { checkoutToolsMessages as words } from '#messages/tools.ts'

const chooseType: Tool = { name: 'choose_delivery_or_pickup', description: words.shippingType }
const chooseShop: Tool = { name: 'choose_shop', description: words.shop }

/** The forms that shoppers fill in, offered as tools to agents (docs/agents.md). */
export const stepTools: Partial<Record<StepFormName, Tool>> = {
  address: { name: 'set_delivery_address', description: words.address },
  'saved-address': { name: 'choose_address', description: words.savedAddress },
  method: { name: 'choose_shipping_method', description: words.method },
  promo: { name: 'use_promo_code', description: words.promo },
}

interface Choice {
  tool: Tool
  form: StepFormName
  name: string
  label: string
  options: readonly { value: string | number; label: string }[]
}

const shopChoice = (shops: readonly Showroom[]): Choice => ({
  tool: chooseShop,
  form: 'shop',
  name: 'shop',
  label: words.shopId,
  options: shops.map(({ id, showroom_name }) => ({ value: id, label: showroom_name })),
})

interface ChoiceToolProps {
  checkout: FreshCheckout
  data: StepData
}

function choiceOf({ checkout: { availability }, data }: ChoiceToolProps): Choice | null {
  switch (data.step) {
    case 'choose-shipping-type':
      return {
        tool: chooseType,
        form: 'shipping-type',
        name: 'shipping_type',
        label: checkoutMessages.shippingTypeTitle,
        options: offeredTypes(availability).map((value) => ({
          value,
          label: shippingTypeLabels[value],
        })),
      }
    case 'choose-hub':
      return shopChoice(data.hubs.map(({ hub }) => hub.shop))
    case 'choose-showroom':
      return shopChoice(
        availability.available_stores_by_region.flatMap(({ showrooms }) => showrooms),
      )
    default:
      return null
  }
}

/** A choice for agents, as a hidden form: shoppers press one of several buttons, which a tool can't describe. */
export function ChoiceTool(props: ChoiceToolProps) {
  const choice = choiceOf(props)
  if (!choice || choice.options.length === 0) return null
  return (
    <StepPageForm tool={choice.tool} action={formPath(choice.form)} hidden>
      {/* Shows several rows, so that nothing is preselected for the agent. */}
      <select name={choice.name} size={2} required toolparamdescription={choice.label}>
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </StepPageForm>
  )
}
