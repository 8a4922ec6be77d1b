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

/** The ways to pay in cash. */
export function CashFields({ saved, draft, change }: FieldsProps) {
  return (
    <>
      <Heading level="h2">Cash on delivery</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        The services that collect cash for you. Without one, no parcel is paid for when it arrives.
      </Text>
      <Services saved={saved} draft={draft} change={change} />
      <TypedField
        label="Fee (rupiah)"
        typed={draft.cash_on_delivery_fee}
        saved={saved.cash_on_delivery_fee}
        onType={(cash_on_delivery_fee) => change({ cash_on_delivery_fee })}
      />
      <TypedField
        label="Most that such an order may cost without the fee (rupiah)"
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
        label="Hours for which a store keeps them, and again from when they are ready (24 to 720)"
        typed={draft.pay_at_store_hours}
        saved={saved.pay_at_store_hours}
        onType={(pay_at_store_hours) => change({ pay_at_store_hours })}
      />
      <Heading level="h2">Both</Heading>
      <TypedField
        label="Orders of one customer that may be waiting for cash at a time"
        typed={draft.cash_orders}
        saved={saved.cash_orders}
        onType={(cash_orders) => change({ cash_orders })}
      />
    </>
  )
}
