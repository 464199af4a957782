import { statSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Begins with the tests that mostly wait, for a killed server or a sick disk, so that others run meanwhile; then the largest files first. */
export class SlowestFirst implements TestSequencer {
  sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => Number(/\/(?:killed-saves|failed-fsync|restarts)\./.test(moduleId));
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return Promise.resolve(files.toSorted((one, other) => waits(other) - waits(one) || size(other) - size(one)));
  }

  shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}
