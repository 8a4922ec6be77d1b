/** The pickup code, large enough to read across a counter. */
export function PickupCode({ code }: { code: string }) {
  return (
    <p className="break-all font-semibold text-[clamp(2.5rem,15vw,5rem)] leading-tight tracking-[0.08em] tabular-nums">
      {code}
    </p>
  )
}
