import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

const url = '/api/vitals'

/**
 * Reports LCP, FCP, INP, TTFB and CLS with the path, and nothing about the shopper, once the page is left or hidden. The browser sends
 * it in the background.
 */
export function reportVitals(): void {
  const path = window.location.pathname
  const vitals = new Map<string, number>()
  const collect = ({ name, value }: Metric) => vitals.set(name, value)
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(collect)
  const send = () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return
    document.removeEventListener('visibilitychange', send)
    const report = { path, vitals: [...vitals].map(([name, value]) => ({ name, value })) }
    navigator.sendBeacon(url, JSON.stringify(report))
  }
  document.addEventListener('visibilitychange', send)
}
