import { html, type Html } from '../../../platform/http/index.ts';
import type { CheckReport, Finding } from './run-check.ts';

/** A finding with the line that it is in and its neighbours. */
export interface LocatedFinding extends Finding {
  readonly lines: readonly { readonly number: number; readonly content: string }[];
}

interface ShownReport extends Omit<CheckReport, 'findings'> {
  /** As the reader types it. */
  readonly folder: string;
  readonly findings: readonly LocatedFinding[];
}

/** What a tenant learns of a portal with mistakes, by file. Pure. */
export function brokenPage({ folder, files, errors, warnings, findings }: ShownReport): Html {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  return html`
    <div class="demo-intro">
      <h1>Mistakes in content</h1>
      <p class="demo-lead">
        A small portal with mistakes of every day. This is what its author learns from
        <code class="demo-code">npm run portico -- check ${folder}</code>, in an editor, in a build or before publishing, and long before a
        claimant could meet them.
      </p>
      <p class="demo-lead">
        ${count(files, 'file')}, ${count(errors, 'error')}, ${count(warnings, 'warning')}. Mend a line in
        <span class="demo-code">${folder}</span> and <a href="/demo/broken">check again</a>.
      </p>
    </div>
    ${[...byFile].map(
      ([file, found]) => html`
        <section aria-labelledby="file-${file}">
          <h2 class="demo-file demo-code" id="file-${file}">${file}</h2>
          <ol class="demo-findings" role="list">
            ${found.map(drawFinding)}
          </ol>
        </section>
      `,
    )}
  `;
}

const drawFinding = ({ severity, code, file, line, column, pointer, message, suggestion, lines }: LocatedFinding): Html => html`
  <li class="demo-card demo-finding">
    <p>
      <span class="demo-severity" data-severity="${severity}">${severity}</span>
      ${message}${suggestion !== undefined && html` Did you mean <strong>${suggestion}</strong>?`}
    </p>
    <pre class="demo-lines" tabindex="0" role="group" aria-label="Line ${line} of ${file}">
${lines.map(({ number, content }) => drawLine(number, content, number === line))}</pre>
    <p class="demo-hint demo-code">${file}:${line}:${column} · ${code}${pointer !== '' && ` at ${pointer}`}</p>
  </li>
`;

const drawLine = (number: number, content: string, isWrong: boolean): Html => {
  const text = html`${String(number).padStart(4)} ${content}`;
  return html`<span>${isWrong ? html`<mark>${text}</mark>` : text}</span>`;
};

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
