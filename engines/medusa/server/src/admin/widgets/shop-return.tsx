import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Label, Text, Textarea, toast } from '@medusajs/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CannotRead } from '../lib/cannot-read'
import { sdk } from '../lib/sdk'

interface Asked {
  reason: string
  words: string
  pictures: string[]
  decision: 'APPROVED' | 'REJECTED' | null
  answer: string | null
}

interface Decided {
  decision: 'APPROVED' | 'REJECTED'
  answer: string
}

const keyOf = (orderId: string) => ['etalase-return', orderId]

function Decision({ orderId }: { orderId: string }) {
  const [answer, setAnswer] = useState('')
  const field = useId()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Decided) =>
      sdk.client.fetch(`/admin/etalase/orders/${orderId}/return`, { method: 'POST', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(orderId) }),
    onError: () => toast.error('The return was not decided. Reload the page, and try again.'),
  })
  const decide = (decision: Decided['decision']) => mutate({ decision, answer })
  return (
    <div className="grid gap-2">
      <Label htmlFor={field}>Your words to the buyer</Label>
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

/** What a buyer has asked to return, and what staff answer; the goods are received as any return of Medusa's. */
function ShopReturn({ data }: DetailWidgetProps<AdminOrder>) {
  const address = `/admin/etalase/orders/${data.id}`
  const { data: answered, error } = useQuery({
    queryKey: keyOf(data.id),
    queryFn: () =>
      sdk.client.fetch<{ placement: { return_request: Asked | null } | null }>(address),
  })
  if (!answered) return error && <CannotRead what="Whether a return is asked for" error={error} />
  const asked = answered.placement?.return_request
  if (!asked) return null
  return (
    <Container className="grid gap-3 px-6 py-4">
      <Heading level="h2">Asked to return</Heading>
      <Text size="small">{asked.reason}</Text>
      <Text size="small">{asked.words}</Text>
      {asked.pictures.map((picture, index) => (
        <img
          key={picture}
          src={`${address}/return/pictures/${index + 1}`}
          alt={`Sent by the buyer, ${index + 1} of ${asked.pictures.length}`}
        />
      ))}
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
