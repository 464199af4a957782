/** The pure half of the engine: runs in Node, a browser or a worker. */
export { defineBlock, type BlockComponent, type BlockDefinition, type BlockExample, type BlockExamples, type Given } from './resolve/definition.ts';
export type { Block, BlockSchema, DataStore, FactsStore, Fault, Page, PageHost, Rule } from './page/types.ts';
