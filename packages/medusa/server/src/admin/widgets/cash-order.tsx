import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Text, toast, usePrompt } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CashStep } from '../../orders/steps'
import { CannotRead } from '../lib/cannot-read'
import { sdk } from '../lib/sdk'
import { shopOrderPath, useShopOrder } from '../lib/use-shop-order'

interface Words {
  button: string
  /** Question that staff confirm. */
  ask: (amount: string) => string
  done: string
}

const words: Readonly<Record<CashStep, Words>> = {
  collect: {
    button: 'Collected',
    ask: (amount) => `You have received ${amount}, and the buyer has the goods.`,
    done: 'The order is paid and handed over.',
  },
  refuse: {
    button: 'Not accepted',
    ask: () => 'The parcel is on its way back. Receive its return once it arrives.',
    done: 'The parcel is on its way back.',
  },
  'not-collected': {
    button: 'Not picked up',
    ask: () => 'The buyer has not come for the order. Its goods go back on sale.',
    done: 'The goods are on sale again.',
  },
}

/** Messages for the server's refusals. */
const reasons: Readonly<Record<string, string>> = {
  COLLECTED: 'The order is already paid. Do not take any money.',
  ORDER_CLOSED: 'The order has changed in the meantime. Reload the page.',
}

/** Cash to collect for an order, and its possible steps. */
function CashOrder({ data }: DetailWidgetProps<AdminOrder>) {
  const queries = useQueryClient()
  const prompt = usePrompt()
  const { data: answer, error } = useShopOrder(data)
  const { mutate, isPending } = useMutation({
    // Sends the confirmed amount: someone else may have edited the order in the meantime.
    mutationFn: (body: { step: CashStep; amount: number }) =>
      sdk.client.fetch(`${shopOrderPath(data.id)}/step`, { method: 'POST', body }),
    onSuccess: async (_, { step }) => {
      await queries.invalidateQueries()
      toast.success(words[step].done)
    },
    onError: ({ message }) =>
      toast.error('Nothing was changed.', { description: reasons[message] ?? message }),
  })
  if (!answer) return error && <CannotRead what="The cash payment" error={error} />
  if (!answer.cash) return null
  const { amount, steps } = answer.cash
  const inRupiah = `Rp ${amount.toLocaleString('id-ID')}`
  async function confirm(step: CashStep): Promise<void> {
    const { button, ask } = words[step]
    const isSure = await prompt({
      title: `${button}?`,
      description: ask(inRupiah),
      confirmText: button,
      variant: step === 'collect' ? 'confirmation' : 'danger',
    })
    if (isSure) mutate({ step, amount })
  }
  return (
    <Container className="order-first grid gap-3 px-6 py-4">
      <Heading level="h2">To be paid in cash</Heading>
      <Text weight="plus">{inRupiah}</Text>
      <div className="flex gap-2">
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === 'collect' ? 'primary' : 'secondary'}
            disabled={isPending}
            onClick={() => confirm(step)}
          >
            {words[step].button}
          </Button>
        ))}
      </div>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'order.details.side.before' })

export default CashOrder
