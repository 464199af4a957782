import type { Theme } from '#schemas/tenant';

/** System font stacks: nothing is downloaded. Arabic, Hebrew and the rest fall to the platform's own face. */
export const typefaces: Readonly<Record<Theme['typeface']['body'], string>> = {
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Noto Sans', sans-serif",
  geometric: "Avenir, 'Avenir Next', Montserrat, Corbel, 'URW Gothic', 'Noto Sans', sans-serif",
  grotesque: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, Charter, Georgia, 'Noto Serif', serif",
};
