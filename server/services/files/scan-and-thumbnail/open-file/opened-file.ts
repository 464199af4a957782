import type { FileWarning } from '#schemas/shared/statuses';

/** What opening a file once has shown. */
export interface OpenedFile {
  /** Null: it opens. */
  readonly warning: FileWarning | null;
  /** A JPEG of at most 320 by 320 pixels, of a picture. */
  readonly thumbnail?: Buffer | undefined;
  /** The picture as JPEG, where browsers and many programs do not show it as it is. */
  readonly jpeg?: Buffer | undefined;
}

/** What the child process writes before the bytes of both pictures: how many each has. */
export interface OpenedHeader {
  readonly warning: FileWarning | null;
  readonly thumbnail: number;
  readonly jpeg: number;
}

export const opens: OpenedFile = { warning: null };

/** Too large, too slow or not understood: neither sound nor broken. */
export const notOpened: OpenedFile = { warning: 'not-opened' };
