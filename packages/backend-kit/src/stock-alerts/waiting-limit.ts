interface Waiting {
  id: number | string
  clientNetwork: string | null
}

/** Most sizes that one e-mail address waits for. */
export const maxWaiting = 20

/**
 * The alert of a full address that gives way to one more that a network asks for: the oldest of the network that asked
 * for most. So a stranger can neither keep the owner out nor take away more than a fair part. Undefined when no network
 * asked for more than this one.
 */
export function alertThatGivesWay<Alert extends Waiting>(
  oldestFirst: readonly Alert[],
  network: string | null,
): Alert | undefined {
  const byNetwork = Map.groupBy(oldestFirst, ({ clientNetwork }) => clientNetwork)
  const own = byNetwork.get(network)?.length ?? 0
  const most = [...byNetwork.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
  return most.length > own ? most[0] : undefined
}
