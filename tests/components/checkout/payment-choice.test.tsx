import { rupiah } from '@etalase/contract/rules/money.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaymentChoice } from '#components/checkout/payment-choice.tsx'
import { StepForm } from '#components/checkout/step-form.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'

const choice = (problem: string | null, isChosen: boolean) => {
  const way = { way: 'CASH_ON_DELIVERY', name: 'Cash on delivery' } as const
  const offer = { ...way, fee: rupiah(5_000), hours: null, problem }
  return (
    <QueryProvider>
      <StepForm form="review">
        <PaymentChoice cash={{ offer, isChosen }} />
      </StepForm>
    </QueryProvider>
  )
}

const pressed = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test('unselects a payment method that becomes unavailable, and selects it again once available', () => {
  const { rerender } = render(choice(null, true))
  expect(pressed()).toEqual(['CASH_ON_DELIVERY'])
  rerender(choice('Only for orders of up to IDR 1.', false))
  expect(pressed()).toEqual(['PROVIDER'])
  rerender(choice(null, true))
  expect(pressed()).toEqual(['CASH_ON_DELIVERY'])
})
