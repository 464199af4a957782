import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Around a screen that the device draws in part: at least as high as the window, so that nothing below it moves in view when the rest is drawn. */
export const FullHeight = ({ children }: { readonly children: ReactNode }) => <div className={styles.fullHeight}>{children}</div>;
