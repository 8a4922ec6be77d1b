import { readdir, readFile } from 'node:fs/promises'

/** Returns the CPU time of all threads of a process so far, in milliseconds; /proc/<pid>/stat only counts ticks of 10 ms. */
export async function readCpuMs(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`)
  const times = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8').catch(() => '0')),
  )
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1_000_000, 0)
}
