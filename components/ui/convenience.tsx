'use client'

import { Component, type EffectCallback, type ReactNode, useEffect } from 'react'

interface ConvenienceProps {
  /** The fallback when it fails: nothing, or the part that it improves. */
  fallback?: ReactNode
  onFail?: () => void
  children: ReactNode
}

/**
 * A part of a page that the page can do without: when it fails, in rendering or in an effect, the rest stays. React writes the
 * error to the console, once.
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

/** Runs an effect of which the page is independent. */
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
