/**
 * Variables for glibc's allocator. By default it keeps eight arenas per processor and raises its thresholds, and freed memory hardly
 * ever returns to the system: encoding pictures and compressing pages make a process grow.
 */
export const shopEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Node arguments for the shop's server: limits in MiB. On a large machine V8 would otherwise let garbage grow to gigabytes, and keep the
 * memory of a grown young generation. Collecting more often (`--heap-growing-percent=15`) would save 3% of memory, and cost 5 to 12% of a page's CPU.
 */
export const shopArgs = ['--max-old-space-size=320', '--max-semi-space-size=8', 'server.ts']
