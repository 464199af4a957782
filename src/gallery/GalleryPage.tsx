import { Fragment, useSyncExternalStore } from 'react';
import { Page } from '#engine/react';
import { Announcer, useTitleLead } from '#ui';
import { galleryLanguages, hrefOf, type Choice } from './choice.ts';
import styles from './gallery.module.css';
import type { GalleryEntry, GalleryView } from './load-gallery.ts';
import { galleryThemes } from './themes.ts';

/** Every block and shell with its examples: what a tenant can write, and what the contract and accessibility tests look at. */
export function GalleryPage({ view }: { readonly view: GalleryView }) {
  const { choice, all, entries, loader } = view;
  const types = [...new Set(all.map(({ type }) => type))].sort();
  return (
    <div className={styles.gallery}>
      <aside className={styles.side} aria-label="Gallery">
        <p className={styles.name}>
          <a href={hrefOf(choice, { block: undefined, example: undefined, state: undefined })}>Gallery</a>
        </p>
        <Choices
          name="Block"
          choices={types.map((type) => [
            type,
            hrefOf(choice, { block: type, example: undefined, state: undefined }),
            type === choice.block,
          ])}
        />
        <Choices
          name="Language"
          choices={galleryLanguages.map(({ code }) => [code, hrefOf(choice, { lang: code }), code === choice.language.code])}
        />
        <Choices
          name="Scheme"
          choices={[undefined, 'light', 'dark'].map((scheme) => [scheme ?? 'yours', hrefOf(choice, { scheme }), scheme === choice.scheme])}
        />
        <Choices
          name="Theme"
          choices={[undefined, ...Object.keys(galleryThemes)].map((theme) => [
            theme ?? "tenant's",
            hrefOf(choice, { theme }),
            theme === choice.theme,
          ])}
        />
      </aside>
      <main className={styles.main}>
        <h1 className={styles.title}>{choice.block ?? 'Everything a page can be made of'}</h1>
        {choice.block ? (
          entries.map((entry) => <Entry key={entry.example.name} entry={entry} choice={choice} loader={loader} />)
        ) : (
          <Index {...{ entries, choice, loader }} />
        )}
        {choice.block && entries.length === 0 && <p>There is no such block or example.</p>}
      </main>
      <Announcer />
    </div>
  );
}

/** A small picture of each block: drawn as everywhere, but neither used nor heard. */
function Index({ entries, choice, loader }: Pick<GalleryView, 'entries' | 'choice' | 'loader'>) {
  // The title is that of the gallery, whatever a block would begin it with.
  useTitleLead('');
  return (
    <ul role="list" className={styles.index}>
      {entries.map(({ example: { type }, prepared, host }) => (
        <li key={type} className={styles.card}>
          <a href={hrefOf(choice, { block: type, example: undefined, state: undefined })}>{type}</a>
          <div className={styles.picture} inert data-scheme={choice.scheme} lang={choice.language.code} dir={choice.language.dir}>
            <div className={styles.scaled}>
              <Page prepared={prepared} host={host} loader={loader} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Entry({
  entry: { example, prepared, host, asked },
  choice,
  loader,
}: {
  readonly entry: GalleryEntry;
  readonly choice: Choice;
  readonly loader: GalleryView['loader'];
}) {
  const lines = useSyncExternalStore(asked.subscribe, asked.read, asked.read);
  return (
    <>
      <p className={styles.caption}>
        <a href={hrefOf(choice, { block: example.type, example: example.name, state: undefined })}>{example.name}</a>
        {Object.keys(example.states ?? {}).map((state) => (
          <Fragment key={state}>
            {' · '}
            <a href={hrefOf(choice, { block: example.type, example: example.name, state })}>{state}</a>
          </Fragment>
        ))}
      </p>
      <div className={styles.frame} data-gallery-frame data-scheme={choice.scheme} lang={choice.language.code} dir={choice.language.dir}>
        <Page prepared={prepared} host={host} loader={loader} />
      </div>
      {lines.length > 0 && <pre className={styles.asked}>{lines.join('\n')}</pre>}
    </>
  );
}

function Choices({
  name,
  choices,
}: {
  readonly name: string;
  readonly choices: readonly (readonly [label: string, href: string, current: boolean])[];
}) {
  return (
    <nav aria-label={name}>
      <p className={styles.label}>{name}</p>
      <ul role="list" className={styles.choices}>
        {choices.map(([label, href, current]) => (
          <li key={label}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
