import { useEffect, useRef, type PointerEvent } from 'react';
import { drawStrokes, sheet } from './ink.ts';
import type { Point, Stroke } from './stroke.ts';
import styles from './signature-field.module.css';

interface DrawingSheetProps {
  readonly label: string;
  readonly strokes: readonly Stroke[];
  /** A signature that was made before; the first line begins a new one. */
  readonly picture: string | undefined;
  readonly locked: boolean;
  readonly onStroke: (stroke: Stroke) => void;
}

/** A pale sheet to draw on, by finger, pen or mouse. It stays pale where the page is dark: the picture is read on paper. */
export function DrawingSheet({ label, strokes, picture, locked, onStroke }: DrawingSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useRef<Point[]>([]);
  useEffect(() => {
    if (canvas.current) drawStrokes(canvas.current, strokes);
  }, [strokes]);
  const add = ({ nativeEvent, currentTarget }: PointerEvent<HTMLCanvasElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const place = (at: number, from: number, length: number): number => Math.min(1, Math.max(0, (at - from) / Math.max(1, length)));
    // Between two frames a pen reports many places.
    const found = nativeEvent.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of found.length > 0 ? found : [nativeEvent])
      line.current.push({ x: place(clientX, box.left, box.width), y: place(clientY, box.top, box.height) });
    drawStrokes(currentTarget, [...strokes, line.current]);
  };
  const end = (): void => {
    if (line.current.length > 0) onStroke(line.current);
    line.current = [];
  };
  const isDrawing = (): boolean => line.current.length > 0;
  return (
    <div className={styles.sheet} data-scheme="light">
      {picture !== undefined && strokes.length === 0 && <img className={styles.picture} src={picture} alt="" />}
      <canvas
        ref={canvas}
        className={styles.canvas}
        {...sheet}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          if (locked || event.button !== 0 || isDrawing()) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          add(event);
        }}
        onPointerMove={(event) => isDrawing() && add(event)}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  );
}
