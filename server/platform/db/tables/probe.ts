/** One row, written by the start-up self-test and by every readiness check. */
export interface ProbeTables {
  write_probe: { id: number; at: number };
}
