import type { Finding } from '../finding.ts';

/** A finding whose pointer starts at the form's definition. */
export type FormFinding = Pick<Finding, 'severity' | 'code' | 'pointer' | 'message' | 'suggestion'>;
