import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Label, Text, Textarea, toast } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CannotRead } from '../lib/cannot-read'
import { sdk } from '../lib/sdk'
import { shopOrderKey, shopOrderPath, useShopOrder } from '../lib/use-shop-order'

interface Decided {
  decision: 'APPROVED' | 'REJECTED'
  answer: string
}

/** The labels that buyers choose from (lib/messages). Other reasons show as stored. */
const reasons: Readonly<Record<string, string>> = {
  DAMAGED: "It's damaged or faulty",
  WRONG_ITEM: "It isn't what I ordered",
  WRONG_SIZE: "The size doesn't fit",
  NOT_AS_SHOWN: "It doesn't look as shown",
  OTHER: 'Another reason',
}

function Decision({ orderId }: { orderId: string }) {
  const [answer, setAnswer] = useState('')
  const field = useId()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Decided) =>
      sdk.client.fetch(`${shopOrderPath(orderId)}/return`, { method: 'POST', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: shopOrderKey(orderId) }),
    onError: () => toast.error('The return was not decided. Reload the page, and try again.'),
  })
  const decide = (decision: Decided['decision']) => mutate({ decision, answer })
  return (
    <div className="grid gap-2">
      <Label htmlFor={field}>Your message to the buyer</Label>
      <Textarea id={field} value={answer} onChange={({ target }) => setAnswer(target.value)} />
      <div className="flex gap-2">
        <Button disabled={isPending} onClick={() => decide('APPROVED')}>
          Approve
        </Button>
        <Button disabled={isPending} variant="secondary" onClick={() => decide('REJECTED')}>
          Reject
        </Button>
      </div>
    </div>
  )
}

/** Thumbnails, which keep the decision in sight; each links to the full picture. */
function Pictures({ address, count }: { address: string; count: number }) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <div className="grid grid-cols-3 gap-2">
      {numbers.map((number) => (
        <a key={number} href={`${address}/${number}`} target="_blank" rel="noreferrer">
          <img
            className="aspect-square w-full rounded object-cover"
            src={`${address}/${number}`}
            alt={`Sent by the buyer, ${number} of ${count}`}
          />
        </a>
      ))}
    </div>
  )
}

/** A buyer's return request, and staff's answer. The goods are received like any return in Medusa. */
function ShopReturn({ data }: DetailWidgetProps<AdminOrder>) {
  const { data: answered, error } = useShopOrder(data)
  if (!answered) return error && <CannotRead what="The return request" error={error} />
  const asked = answered.placement?.return_request
  if (!asked) return null
  return (
    <Container className="order-first grid gap-3 px-6 py-4">
      <Heading level="h2">{asked.decision ? 'Return' : 'Return requested'}</Heading>
      <Text size="small" weight="plus">
        {reasons[asked.reason] ?? asked.reason}
      </Text>
      <Text size="small">{asked.words}</Text>
      <Pictures
        address={`${shopOrderPath(data.id)}/return/pictures`}
        count={asked.pictures.length}
      />
      {asked.decision ? (
        <Text size="small" weight="plus">
          {asked.decision === 'APPROVED' ? 'Approved' : 'Rejected'}
          {asked.answer ? `: ${asked.answer}` : ''}
        </Text>
      ) : (
        <Decision orderId={data.id} />
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'order.details.side.before' })

export default ShopReturn
