import { extname } from 'node:path';

/** What may be shown in place; anything else is `application/octet-stream` and downloaded. */
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
};

export const unknownType = 'application/octet-stream';
export const mediaTypeOf = (fileName: string): string => types[extname(fileName).toLowerCase()] ?? unknownType;

/** `Logo Dark.PNG` → `logo-dark.png`: lower case, extension kept. */
export const slugOf = (fileName: string): string =>
  fileName
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '') || 'file';
