import { CopyButton } from '#components/orders/copy-button.tsx'

/** A number with a copy button. */
export function CopyableNumber({ name, number }: { name: string; number: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums tracking-wide">{number}</span>
      <CopyButton name={name} text={number} />
    </span>
  )
}
