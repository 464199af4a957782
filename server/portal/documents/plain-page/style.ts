/** What the page adds to the portal's own stylesheets; colours, shapes and type are the tenant's. Constant, so that its hash can be in the policy. */
export const style = `@layer blocks {
  .plain-top { border-block-end: var(--line); padding: var(--space-4) var(--gutter); background: var(--color-surface); }
  .plain-top { border-block-start: 0.3125rem solid var(--color-brand); }
  .plain-top > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2) var(--space-5); max-inline-size: var(--width-reading); margin-inline: auto; }
  .plain-top p { display: flex; align-items: center; gap: var(--space-3); font-family: var(--font-heading); font-size: var(--text-h4); font-weight: 650; }
  .plain-languages { display: flex; flex-wrap: wrap; gap: var(--space-1); }
  .plain-languages button { min-block-size: var(--target); min-inline-size: var(--target); padding: var(--space-1) var(--space-3); border: 0; border-radius: var(--radius-control); color: var(--color-link); background: none; font: inherit; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
  .plain-languages button[aria-current] { color: inherit; font-weight: 650; text-decoration: none; }
  .plain, .plain-help { max-inline-size: calc(var(--width-reading) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
  .plain { display: grid; gap: var(--space-6); padding-block: var(--space-7); }
  .plain h1 { font-size: var(--text-h2); }
  .plain h2 { font-size: var(--text-h3); }
  .plain-eyebrow { margin-block-end: var(--space-2); color: var(--color-text-muted); font-size: var(--text-small); font-weight: 600; }
  .plain-lead { margin-block-start: var(--space-4); }
  .plain-card { display: grid; gap: var(--space-4); justify-items: start; padding: clamp(var(--space-4), 4vw, var(--space-6)); border: var(--line); border-radius: var(--radius-large); background: var(--color-surface); }
  .plain-card > * { max-inline-size: 100%; }
  .plain-ways { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-5); }
  .plain-ways > a:not(.plain-button), .plain-link { display: inline-flex; align-items: center; min-block-size: var(--target); }
  .plain-button { display: inline-flex; align-items: center; justify-content: center; min-block-size: calc(var(--target) + 0.25rem); padding: var(--space-2) var(--space-5); border: 2px solid var(--color-brand); border-radius: var(--radius-control); font-weight: 600; line-height: 1.25; text-align: center; text-decoration: none; color: var(--color-on-brand); background: var(--color-brand); }
  .plain-button:hover { color: var(--color-on-brand); background: var(--color-brand-strong); border-color: var(--color-brand-strong); }
  .plain-button[data-look=secondary] { color: var(--color-link); background: transparent; border-color: var(--color-border-strong); }
  .plain-button[data-look=secondary]:hover { color: var(--color-link-strong); background: var(--color-brand-soft); border-color: currentColor; }
  .plain-field { display: grid; gap: var(--space-2); inline-size: 100%; }
  .plain-field[data-error] { padding-inline-start: var(--space-4); border-inline-start: 4px solid var(--color-on-danger); }
  .plain-field > label { font-weight: 600; }
  .plain-hint { color: var(--color-text-muted); font-size: var(--text-small); }
  .plain-error { color: var(--color-on-danger); font-weight: 600; }
  .plain-field input[type=text], .plain-field textarea { inline-size: 100%; max-inline-size: 28rem; min-block-size: calc(var(--target) + 0.25rem); padding: var(--space-2) var(--space-4); border: 2px solid var(--color-border-strong); border-radius: var(--radius-small); color: var(--color-text); background: var(--color-background); }
  .plain-field [aria-invalid] { border-color: var(--color-on-danger); }
  .plain-tick { display: grid; grid-template-columns: auto 1fr; gap: var(--space-3); align-items: start; padding-block: var(--space-2); cursor: pointer; }
  .plain-field > .plain-tick { font-weight: 400; }
  .plain-tick input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0.1rem 0 0; }
  .plain-summary { padding: var(--space-4) var(--space-5); border-inline-start: 4px solid var(--color-on-danger); border-radius: var(--radius-small); color: var(--color-on-danger); background: var(--color-danger-soft); }
  .plain-summary a { display: inline-flex; align-items: center; min-block-size: var(--target); color: inherit; }
  .plain-summary ul { margin: 0; padding: 0; list-style: none; }
  .plain-no { inline-size: 100%; }
  .plain-no summary { display: inline-flex; align-items: center; min-block-size: var(--target); color: var(--color-link); text-decoration: underline; text-underline-offset: 0.2em; }
  .plain-no[open] { display: grid; gap: var(--space-4); justify-items: start; }
  .plain-help { padding-block: var(--space-5) var(--space-7); color: var(--color-text-muted); font-size: var(--text-small); }
  .plain-help p { max-inline-size: var(--measure); }
  .plain-help a { display: inline-flex; align-items: center; min-block-size: var(--target); }
}
@media print { .plain-languages, .plain-button, .plain-no, .plain-ways { display: none; } }`;
