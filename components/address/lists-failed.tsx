import { LoadFailed } from '#components/ui/load-failed.tsx'

/** Without scripts, which would load them again: says why there is nothing to choose. */
export function ListsFailed() {
  return (
    <div className="without-script mb-6">
      <LoadFailed />
    </div>
  )
}
