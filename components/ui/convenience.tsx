'use client'

import { Component, type EffectCallback, type ReactNode, useEffect } from 'react'

interface ConvenienceProps {
  /** Shown after a failure: nothing by default, or the part that the children improve. */
  fallback?: ReactNode
  onFail?: () => void
  children: ReactNode
}

/**
 * Wraps a part that the page can do without: if it fails while rendering or in an effect, the rest of the page stays. React logs the error
 * to the console once.
 */
export class Convenience extends Component<ConvenienceProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    const { fallback = null, children } = this.props
    return this.state.hasFailed ? fallback : children
  }
}

/** Runs an effect that the page can do without. */
export function ConvenientEffect({ effect }: { effect: EffectCallback }) {
  return (
    <Convenience>
      <Effect effect={effect} />
    </Convenience>
  )
}

function Effect({ effect }: { effect: EffectCallback }) {
  useEffect(effect, [effect])
  return null
}
