/**
 * Variables for glibc's allocator. By default it keeps eight arenas for each processor and raises its thresholds, and
 * memory that was freed hardly ever returns to the system: encoding pictures and compressing pages make a process grow.
 */
export const shopEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Arguments of Node for the shop's server: limits in MiB. On a large machine V8 would let garbage pile up to gigabytes,
 * would keep the memory of a young generation that has grown, and would let a heap double before it collects.
 */
export const shopArgs = [
  '--max-old-space-size=320',
  '--max-semi-space-size=8',
  '--heap-growing-percent=15',
  'server.ts',
]
