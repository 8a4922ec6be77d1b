interface Waiting {
  id: number | string
  clientNetwork: string | null
}

/** Maximum sizes that one e-mail address can wait for. */
export const maxWaiting = 20

/**
 * Chooses the alert to replace when an address is full: the oldest one of the network with the most alerts, if it has more than the
 * requesting network; otherwise undefined. So a stranger can neither lock out the owner nor displace more than an equal share.
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
