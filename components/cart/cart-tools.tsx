import type { CartItem } from '@etalase/contract/cart.ts'
import { lineKey } from '@etalase/contract/rules/cart.ts'
import { OwnForm } from '#components/ui/own-form.tsx'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { stepsPath } from '#lib/checkout/urls.ts'
import { cartMessages } from '#messages/cart.ts'
import { cartToolsMessages } from '#messages/tools.ts'

const text = cartToolsMessages

function SetQuantity({ lines }: { lines: readonly CartItem[] }) {
  return (
    <OwnForm
      tool={{ name: 'set_quantity', description: text.setQuantity }}
      action="/api/cart/quantity"
      hidden
    >
      {/* Shows several rows, so that nothing is preselected for the agent. */}
      <select name="line" size={2} required toolparamdescription={text.line}>
        {lines.map((line) => (
          <option key={line.id} value={lineKey(line.product_detail_id, line.size_code)}>
            {cartMessages.sized(line.product_detail.product_name, line)}
          </option>
        ))}
      </select>
      <input type="number" name="qty" min="0" required toolparamdescription={text.qty} />
    </OwnForm>
  )
}

/**
 * Hidden forms for agents. Shoppers use the buttons at each line, the area selectors and the checkout link instead. Each form reloads the
 * cart, which shows the result.
 */
export function CartTools({ lines }: { lines: readonly CartItem[] }) {
  return (
    <>
      <SetQuantity lines={lines} />
      <OwnForm
        tool={{ name: 'delivery_cost', description: text.deliveryCost }}
        action="/api/cart/delivery"
        hidden
      >
        <input name="place" required toolparamdescription={text.place} />
      </OwnForm>
      <ToolForm
        tool={{ name: 'start_checkout', description: text.checkout }}
        action={stepsPath}
        hidden
      />
    </>
  )
}
