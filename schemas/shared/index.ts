export { Method } from './method.ts';
export { traitsOf, type Traits } from './traits.ts';
export { Asset, Html, Link, Markdown, Text } from './text.ts';
