export { banner } from './banner.ts';
export { changeStream } from './change-stream.ts';
export { demoAddresses } from './demo-addresses.ts';
export { type FileIssues, createFileIssues } from './file-issues.ts';
export { demoCalendar, demoRoutes, framingOrigins } from './screens/index.ts';
export { seedDemo } from './seed-demo.ts';
export { terminalLog } from './terminal-log.ts';
