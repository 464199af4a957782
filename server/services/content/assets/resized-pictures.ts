import { LRUCache } from 'lru-cache';
import type { PictureSize } from './picture-size.ts';
import { resizePicture } from './resize-picture.ts';

export interface ResizedPicture {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

interface PictureLog {
  readonly warn: (what: object, words: string) => void;
}

/** Too many pictures are being drawn, or this visitor had too many drawn: try again soon. */
export class Busy extends Error {}

const keptBytes = 64 * 1024 * 1024;
const maxConcurrent = 2;
const maxWaiting = 50;
/** A visitor who waits longer is better served with the picture as it is. */
const maxWaitMs = 5000;

/**
 * Resized pictures, the last 64 MB of them kept in memory. Anybody may ask for any size, so two are drawn at a time, fifty wait for five seconds at most, and
 * what comes on top rejects with `Busy`; so does what `mayDraw` refuses, which is asked only for what is not kept. A picture that cannot be
 * drawn answers null and is logged once.
 */
export function createResizedPictures(log: PictureLog, maxWait = maxWaitMs) {
  const cache = new LRUCache<string, ResizedPicture>({ maxSize: keptBytes, sizeCalculation: ({ bytes }) => bytes.byteLength + 200 });
  const drawing = new Map<string, Promise<ResizedPicture | null>>();
  const logged = new LRUCache<string, true>({ max: 1000 });
  const waiting: (() => void)[] = [];
  let running = 0;

  const waitForTurn = async (): Promise<void> => {
    if (running < maxConcurrent) return void (running += 1);
    if (waiting.length >= maxWaiting) throw new Busy();
    await new Promise<void>((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(new Busy());
      }, maxWait);
      waiting.push(go);
    });
  };
  const done = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const logFailure = (hash: string, error: unknown): null => {
    if (!logged.has(hash)) log.warn({ file: hash, err: error }, 'a picture cannot be drawn in another size; it is sent as it is');
    logged.set(hash, true);
    return null;
  };
  const draw = async (key: string, hash: string, path: string, size: PictureSize): Promise<ResizedPicture | null> => {
    await waitForTurn();
    try {
      const picture = await resizePicture(path, size).catch((error: unknown) => logFailure(hash, error));
      if (picture) cache.set(key, picture);
      return picture;
    } finally {
      done();
    }
  };
  return async (hash: string, path: string, size: PictureSize, mayDraw: () => boolean = () => true): Promise<ResizedPicture | null> => {
    const key = `${hash} ${JSON.stringify(size)}`;
    const known = cache.get(key);
    if (known) return known;
    const begun = drawing.get(key);
    if (begun) return begun;
    if (!mayDraw()) throw new Busy();
    const drawn = draw(key, hash, path, size).finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  };
}
