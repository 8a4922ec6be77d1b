/** Kinds of channels at which a payment number is paid. */
export type ChannelKind = 'virtual-account' | 'store'

const kinds: readonly (readonly [RegExp, ChannelKind])[] = [
  [/virtual account|\bva\b/i, 'virtual-account'],
  [/alfa(mart|midi)|indomaret/i, 'store'],
]

/** The kind of a payment channel by the name that the backend gives it; null when it is neither. */
export const channelKind = (channel: string): ChannelKind | null =>
  kinds.find(([pattern]) => pattern.test(channel))?.[1] ?? null
