/** What the page adds to the portal's own stylesheets; colours, shapes and type are the tenant's. Constant, so that its hash can stand in the policy. */
export const style = `@layer blocks {
  .sign-top { border-block-end: var(--line); padding: var(--space-4) var(--gutter); background: var(--color-surface); }
  .sign-top { border-block-start: 0.3125rem solid var(--color-brand); }
  .sign-top > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2) var(--space-5); max-inline-size: var(--width-reading); margin-inline: auto; }
  .sign-top p { display: flex; align-items: center; gap: var(--space-3); font-family: var(--font-heading); font-size: var(--text-h4); font-weight: 650; }
  .sign-languages { display: flex; flex-wrap: wrap; gap: var(--space-1); }
  .sign-languages button { min-block-size: var(--target); min-inline-size: var(--target); padding: var(--space-1) var(--space-3); border: 0; border-radius: var(--radius-control); color: var(--color-link); background: none; font: inherit; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
  .sign-languages button[aria-current] { color: inherit; font-weight: 650; text-decoration: none; }
  .sign, .sign-help { max-inline-size: calc(var(--width-reading) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
  .sign { display: grid; gap: var(--space-6); padding-block: var(--space-7); }
  .sign h1 { font-size: var(--text-h2); }
  .sign h2 { font-size: var(--text-h3); }
  .sign-eyebrow { margin-block-end: var(--space-2); color: var(--color-text-muted); font-size: var(--text-small); font-weight: 600; }
  .sign-lead { margin-block-start: var(--space-4); }
  .sign-card { display: grid; gap: var(--space-4); justify-items: start; padding: clamp(var(--space-4), 4vw, var(--space-6)); border: var(--line); border-radius: var(--radius-large); background: var(--color-surface); }
  .sign-card > * { max-inline-size: 100%; }
  .sign-ways { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-5); }
  .sign-ways > a:not(.sign-button), .sign-plain { display: inline-flex; align-items: center; min-block-size: var(--target); }
  .sign-button { display: inline-flex; align-items: center; justify-content: center; min-block-size: calc(var(--target) + 0.25rem); padding: var(--space-2) var(--space-5); border: 2px solid var(--color-brand); border-radius: var(--radius-control); font-weight: 600; line-height: 1.25; text-align: center; text-decoration: none; color: var(--color-on-brand); background: var(--color-brand); }
  .sign-button:hover { color: var(--color-on-brand); background: var(--color-brand-strong); border-color: var(--color-brand-strong); }
  .sign-button[data-look=secondary] { color: var(--color-link); background: transparent; border-color: var(--color-border-strong); }
  .sign-button[data-look=secondary]:hover { color: var(--color-link-strong); background: var(--color-brand-soft); border-color: currentColor; }
  .sign-field { display: grid; gap: var(--space-2); inline-size: 100%; }
  .sign-field[data-error] { padding-inline-start: var(--space-4); border-inline-start: 4px solid var(--color-on-danger); }
  .sign-field > label { font-weight: 600; }
  .sign-hint { color: var(--color-text-muted); font-size: var(--text-small); }
  .sign-error { color: var(--color-on-danger); font-weight: 600; }
  .sign-field input[type=text] { inline-size: 100%; max-inline-size: 28rem; min-block-size: calc(var(--target) + 0.25rem); padding: var(--space-2) var(--space-4); border: 2px solid var(--color-border-strong); border-radius: var(--radius-small); color: var(--color-text); background: var(--color-background); }
  .sign-field input[aria-invalid] { border-color: var(--color-on-danger); }
  .sign-tick { display: grid; grid-template-columns: auto 1fr; gap: var(--space-3); align-items: start; padding-block: var(--space-2); cursor: pointer; }
  .sign-field > .sign-tick { font-weight: 400; }
  .sign-tick input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0.1rem 0 0; }
  .sign-summary { padding: var(--space-4) var(--space-5); border-inline-start: 4px solid var(--color-on-danger); border-radius: var(--radius-small); color: var(--color-on-danger); background: var(--color-danger-soft); }
  .sign-summary a { display: inline-flex; align-items: center; min-block-size: var(--target); color: inherit; }
  .sign-summary ul { margin: 0; padding: 0; list-style: none; }
  .sign-no { inline-size: 100%; }
  .sign-no summary { display: inline-flex; align-items: center; min-block-size: var(--target); color: var(--color-link); text-decoration: underline; text-underline-offset: 0.2em; }
  .sign-no[open] { display: grid; gap: var(--space-4); justify-items: start; }
  .sign-help { padding-block: var(--space-5) var(--space-7); color: var(--color-text-muted); font-size: var(--text-small); }
  .sign-help p { max-inline-size: var(--measure); }
  .sign-help a { display: inline-flex; align-items: center; min-block-size: var(--target); }
}
@media print { .sign-languages, .sign-button, .sign-no, .sign-ways { display: none; } }`;
