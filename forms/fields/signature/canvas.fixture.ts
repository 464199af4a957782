/** A canvas that can be read back, as test browsers have none: what it answers is a pixel of ink, or `pixels`. */
export const readableCanvas = (pen: object = {}, pixels: () => readonly number[] = () => [0x14, 0x21, 0x3d, 255]): null =>
  ({
    fillRect: () => undefined,
    clearRect: () => undefined,
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    stroke: () => undefined,
    fillText: () => undefined,
    measureText: () => ({ width: 100 }),
    getImageData: () => ({ data: [...pixels(), ...pixels()] }),
    ...pen,
  }) as unknown as null;
