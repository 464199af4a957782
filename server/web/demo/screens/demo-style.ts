import { themeCss } from '#ui/theme';

/** The look of the demo's own pages: stone, ink and terracotta, by the same derivation as a tenant's theme. */
const theme = themeCss({
  light: { brand: '#8a3a20', accent: '#6b5a2a', background: '#f6f4f0', surface: '#fffefc', text: '#24201c' },
  dark: { brand: '#f2a98d', accent: '#dcc688', background: '#161412', surface: '#211e1b', text: '#f0ebe5' },
  typeface: { body: 'grotesque', heading: 'serif' },
  corners: 'soft',
});

/** What the demo's own pages look like. Everything else comes from the portal's stylesheet, whose tokens it names. */
export const demoStyle = `${theme}
.demo-skip { position: absolute; inset-inline-start: var(--gutter); inset-block-start: -6rem; padding: var(--space-3) var(--space-4); background: var(--color-surface); z-index: 1; }
.demo-skip:focus { inset-block-start: var(--space-3); }
.demo-head, .demo-main { inline-size: 100%; max-inline-size: var(--width-page); margin-inline: auto; padding-inline: var(--gutter); }
.demo-head { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-6); padding-block: var(--space-4); }
.demo-mark { margin-inline-end: auto; font-family: var(--font-heading); font-size: var(--text-h3); font-weight: 650; color: var(--color-brand-strong); text-decoration: none; }
.demo-mark, .demo-nav a { display: inline-flex; align-items: center; min-block-size: var(--target); }
.demo-nav ul { display: flex; flex-wrap: wrap; gap: 0 clamp(0.75rem, 4vw, 1.5rem); }
.demo-nav a { color: var(--color-text); text-decoration: none; border-block-end: 2px solid transparent; }
.demo-nav a:hover { color: var(--color-link-strong); }
.demo-nav [aria-current] { font-weight: 650; border-color: var(--color-brand); }
.demo-main { padding-block: clamp(1.5rem, 1rem + 3vw, 4rem) var(--space-8); }
.demo-intro { max-inline-size: var(--width-reading); }
.demo-lead { margin-block-start: var(--space-4); font-size: var(--text-lead); line-height: var(--leading-snug); color: var(--color-text-muted); }
.demo-hint { font-size: var(--text-small); color: var(--color-text-muted); }
.demo-card { padding: clamp(1.125rem, 0.6rem + 2vw, 2rem); border: var(--line); border-radius: var(--radius-large); background: var(--color-surface); }
.demo-button { display: inline-flex; align-items: center; justify-content: center; min-block-size: var(--target); padding: var(--space-2) var(--space-5); border: 1px solid var(--color-border-strong); border-radius: var(--radius-control); background: var(--color-surface); color: var(--color-text); font-weight: 600; text-decoration: none; }
.demo-button:hover { border-color: var(--color-brand); color: var(--color-link-strong); }
.demo-code { font-family: var(--font-mono); overflow-wrap: anywhere; }
.demo-tenants { display: grid; gap: var(--space-6); margin-block-start: var(--space-7); }
.demo-tenant { display: grid; gap: var(--space-6); align-items: start; }
.demo-tenant > * { min-inline-size: 0; }
.demo-about { display: grid; gap: var(--space-3); justify-items: start; }
.demo-picture { position: relative; inline-size: 100%; max-inline-size: 22.5rem; aspect-ratio: 16 / 11; overflow: hidden; border: var(--line); border-radius: var(--radius-medium); background: var(--color-background); }
.demo-picture iframe { position: absolute; inset-block-start: 0; left: 0; inline-size: 80rem; max-inline-size: none; block-size: 55rem; transform: scale(0.28125); transform-origin: 0 0; pointer-events: none; }
.demo-people { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr)); gap: var(--space-3); margin-block-start: var(--space-4); }
.demo-person { display: grid; gap: 0.125rem; inline-size: 100%; block-size: 100%; align-content: start; min-block-size: var(--target); padding: var(--space-3) var(--space-4); border: var(--line); border-radius: var(--radius-medium); background: var(--color-background); color: var(--color-text); text-align: start; text-decoration: none; line-height: var(--leading-snug); }
button.demo-person, a.demo-person { border-color: var(--color-border-strong); }
button.demo-person:hover, a.demo-person:hover { border-color: var(--color-brand); background: var(--color-brand-soft); }
.demo-person strong { font-weight: 600; }
.demo-person strong::first-letter { text-transform: uppercase; }
.demo-more { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: var(--space-5); margin-block-start: var(--space-6); }
.demo-more p { margin-block-start: var(--space-2); color: var(--color-text-muted); }
.demo-filter { display: flex; flex-wrap: wrap; align-items: end; gap: var(--space-3); margin-block: var(--space-6); }
.demo-filter label { display: grid; gap: var(--space-1); inline-size: min(100%, 24rem); font-weight: 600; }
.demo-filter select { inline-size: 100%; min-inline-size: 0; min-block-size: var(--target); font-weight: 400; padding-inline: var(--space-3); border: 1px solid var(--color-border-strong); border-radius: var(--radius-control); background: var(--color-surface); }
.demo-list { display: grid; gap: var(--space-4); max-inline-size: var(--width-reading); }
.demo-list > li { min-inline-size: 0; }
.demo-list h2 { font-size: var(--text-h4); overflow-wrap: anywhere; }
.demo-pass { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-4); margin-block-start: var(--space-3); }
.demo-pass .demo-code { font-size: var(--text-h3); font-weight: 650; letter-spacing: 0.08em; user-select: all; }
.demo-text { margin-block-start: var(--space-3); white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.demo-text-folded { margin-block-start: var(--space-2); }
.demo-text-folded summary { display: inline-flex; align-items: center; min-block-size: var(--target); color: var(--color-link); text-decoration: underline; text-underline-offset: 0.2em; }
.demo-file { margin-block: var(--space-7) var(--space-4); font-size: var(--text-h3); }
.demo-findings { display: grid; gap: var(--space-4); }
.demo-finding { display: grid; gap: var(--space-3); }
.demo-finding > * { min-inline-size: 0; }
.demo-severity { display: inline-block; padding: 0.1rem var(--space-3); border-radius: var(--radius-small); font-size: var(--text-small); font-weight: 650; background: var(--color-warning-soft); color: var(--color-on-warning); }
.demo-severity[data-severity=error] { background: var(--color-danger-soft); color: var(--color-on-danger); }
.demo-lines { margin: 0; padding: var(--space-3) var(--space-4); overflow-x: auto; border-radius: var(--radius-medium); background: var(--color-background); border: var(--line); font: var(--text-small)/1.5 var(--font-mono); }
.demo-lines span { display: block; white-space: pre; color: var(--color-text-muted); }
.demo-lines mark { background: none; color: var(--color-text); font-weight: 650; }
@media (max-width: 24rem) { .demo-nav { font-size: var(--text-small); } }
@media (min-width: 60rem) { .demo-tenant { grid-template-columns: 22.5rem minmax(0, 1fr); } }
@media (forced-colors: active) { .demo-nav [aria-current] { border-color: Highlight; } }
`;
