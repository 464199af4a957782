import { parentPort } from 'node:worker_threads';
import { formPatternIssues } from '#schemas/check';

parentPort?.postMessage({ ready: true });
parentPort?.on('message', (definition: unknown) => parentPort?.postMessage(formPatternIssues(definition)));
