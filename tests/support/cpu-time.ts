/** Milliseconds that this process worked while `work` ran: waiting for a busy processor is not in them. */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
