import type { Product } from '@etalase/contract/product.ts'
import { nameWithColor } from '@etalase/contract/rules/codes.ts'
import { EmailField } from '#components/account/account-fields.tsx'
import { AlertPage } from '#components/stock-alert/alert-page.tsx'
import { Button } from '#components/ui/button.tsx'
import { ChoiceField } from '#components/ui/field.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { askForStockAlert } from '#lib/actions/product-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages } from '#messages/auth.ts'
import { stockAlertMessages } from '#messages/product.ts'
import { serviceToolsMessages } from '#messages/tools.ts'

interface AskForAlertProps {
  product: Pick<Product, 'id' | 'product_name' | 'color' | 'sizes'>
  flash: Flash | null
}

function AlertForm({ product, flash }: AskForAlertProps) {
  const sizes = product.sizes.filter(({ is_available }) => !is_available)
  if (sizes.length === 0) return <p>{stockAlertMessages.inStock}</p>
  const onlyCode = sizes.length === 1 ? sizes[0]?.size_code : undefined
  return (
    <ToolForm
      tool={{ name: 'ask_for_stock_alert', description: serviceToolsMessages.stockAlert }}
      method="post"
      action={pathOf(askForStockAlert)}
      noValidate
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="product_detail_id" value={product.id} />
      <ChoiceField
        id="stock-alert-size"
        name="size"
        label={stockAlertMessages.size}
        choices={sizes.map(({ size_code, size_name }) => ({ value: size_code, label: size_name }))}
        defaultValue={flash?.values.size || onlyCode}
        problem={flash?.problems.size}
        isRequired
      />
      <EmailField
        form="stock-alert"
        defaultValue={flash?.values.email}
        problem={flash?.problems.email}
      />
      <p className="text-sm">
        <a href="/privacy" className={textLinkStyle}>
          {authMessages.privacy}
        </a>
      </p>
      <Button type="submit">{stockAlertMessages.send}</Button>
    </ToolForm>
  )
}

/** Asks which sold-out size to watch, and for the e-mail address, with a plain form post. */
export function AskForAlert({ product, flash }: AskForAlertProps) {
  const name = nameWithColor(product)
  return (
    <AlertPage
      title={stockAlertMessages.title}
      text={stockAlertMessages.text(name)}
      flash={flash}
      back={{ href: `/product/${product.id}`, text: stockAlertMessages.toProduct(name) }}
    >
      <AlertForm product={product} flash={flash} />
    </AlertPage>
  )
}
