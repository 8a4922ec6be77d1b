import { Checkbox, Heading, Label, Text } from '@medusajs/ui'
import type { FieldsProps } from './settings'
import { TypedField } from './typed-field'

function Services({ saved, draft, change }: FieldsProps) {
  const taking = draft.cash_on_delivery_services ?? saved.cash_on_delivery_services
  const others = (code: string) => taking.filter((each) => each !== code)
  return saved.services.map(({ code, name }) => (
    <div key={code} className="flex items-center gap-2">
      <Checkbox
        id={`cash-${code}`}
        checked={taking.includes(code)}
        onCheckedChange={(isOn) =>
          change({ cash_on_delivery_services: isOn ? [...taking, code] : others(code) })
        }
      />
      <Label size="small" htmlFor={`cash-${code}`}>
        {name}
      </Label>
    </div>
  ))
}

/** Settings of cash payment. */
export function CashFields({ saved, draft, change }: FieldsProps) {
  return (
    <>
      <Heading level="h2">Cash on delivery</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        Choose the services that collect cash for you. Choose none to turn it off.
      </Text>
      <Services saved={saved} draft={draft} change={change} />
      <TypedField
        label="Fee (rupiah)"
        typed={draft.cash_on_delivery_fee}
        saved={saved.cash_on_delivery_fee}
        onType={(cash_on_delivery_fee) => change({ cash_on_delivery_fee })}
      />
      <TypedField
        label="Maximum order total, without the fee (rupiah; empty: no limit)"
        typed={draft.cash_on_delivery_maximum}
        saved={saved.cash_on_delivery_maximum}
        onType={(cash_on_delivery_maximum) => change({ cash_on_delivery_maximum })}
      />
      <Heading level="h2">Pay at the store</Heading>
      <div className="flex items-center gap-2">
        <Checkbox
          id="pay-at-store"
          checked={draft.pay_at_store ?? saved.pay_at_store}
          onCheckedChange={(isOn) => change({ pay_at_store: isOn === true })}
        />
        <Label size="small" htmlFor="pay-at-store">
          Pickups can be paid at the till
        </Label>
      </div>
      <TypedField
        label="Hours to keep an unpaid pickup, counted again once it's ready (24 to 720)"
        typed={draft.pay_at_store_hours}
        saved={saved.pay_at_store_hours}
        onType={(pay_at_store_hours) => change({ pay_at_store_hours })}
      />
      <Heading level="h2">All cash orders</Heading>
      <TypedField
        label="Maximum unpaid orders of one customer"
        typed={draft.cash_orders}
        saved={saved.cash_orders}
        onType={(cash_orders) => change({ cash_orders })}
      />
    </>
  )
}
