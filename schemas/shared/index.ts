export { Method } from './method.ts';
export { isAtHost, isExternalHost } from './external-host.ts';
export { Email, Help, Phone } from './help.ts';
export { guardedOf, traitsOf, type Traits } from './traits.ts';
export { Asset, choice, File, Frame, Html, HttpsFrame, Link, Markdown, ExternalScript, Text } from './text.ts';
