import { createElement, type ComponentType, type ReactElement } from 'react';
import { createLoader, defineBlock, localise, type BlockDefinition, type BlockSchema, type LoadedBlock, type Loader } from '#engine';
import { cardSlider, contact, faqs, html, milestones } from '#registry';
import * as cardSliderExamples from '../../registry/blocks/card-slider/examples.ts';
import * as contactExamples from '../../registry/blocks/contact/examples.ts';
import * as faqsExamples from '../../registry/blocks/faqs/examples.ts';
import * as htmlExamples from '../../registry/blocks/html/examples.ts';
import * as milestonesExamples from '../../registry/blocks/milestones/examples.ts';

/** What both sides of a comparison are made of: blocks as content writes them, and the components a person would put together. */
export type Kind = 'registry' | 'tiny';

export const languages = { language: 'en', languages: ['en', 'ar'] } as const;

export type Props = Readonly<Record<string, unknown>>;

interface Part {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The prop that every fifth block takes from a fact. */
  readonly bound: string;
}

/** Seven elements: the least there is to draw, so the most that an engine can cost beside it. */
function Tiny({
  id,
  title,
  points,
}: {
  readonly id: string;
  readonly title: string;
  readonly points: readonly [string, string];
}): ReactElement {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <p>Seven elements and a few words.</p>
      <ul>
        <li>{points[0]}</li>
        <li>{points[1]}</li>
      </ul>
      <a href="/page/contact">Ask us</a>
    </section>
  );
}

const tinySchema: BlockSchema = {
  localised: ['/title', '/points/*'],
  texts: {},
  validate: (props) => {
    const { title, points, ...more } = props as Readonly<Record<string, unknown>>;
    const sound = ['string', 'object'].includes(typeof title) && Array.isArray(points) && Object.keys(more).length === 0;
    return sound ? [] : [{ pointer: '', message: 'This is no tiny block.' }];
  },
};

const registries: Readonly<Record<Kind, Readonly<Record<string, BlockDefinition>>>> = {
  registry: { html, faqs, milestones, contact, cardSlider },
  tiny: { tiny: defineBlock({ load: async () => ({ component: Tiny, schema: tinySchema }) }) },
};

const parts: Readonly<Record<Kind, readonly Part[]>> = {
  registry: [
    { type: 'html', props: htmlExamples.examples.full.props, bound: 'heading' },
    { type: 'faqs', props: faqsExamples.examples.full.props, bound: 'heading' },
    { type: 'milestones', props: milestonesExamples.examples.full.props, bound: 'heading' },
    { type: 'contact', props: contactExamples.examples.full.props, bound: 'heading' },
    { type: 'cardSlider', props: cardSliderExamples.examples.full.props, bound: 'heading' },
  ],
  tiny: [{ type: 'tiny', props: { title: { en: 'A small thing', ar: 'شيء صغير' }, points: ['One', 'Two'] }, bound: 'title' }],
};

/** A part of a page in turn: the `full` examples of five blocks of the registry, or the tiny block. */
export function partAt(kind: Kind, index: number): Part {
  const part = parts[kind][index % parts[kind].length];
  if (!part) throw new Error(`There are no parts of kind ${kind}.`);
  return part;
}

/** The loader of a kind with all its blocks arrived, each component passed through `wrap`. */
export async function loaderOf(
  kind: Kind,
  wrap: <Props>(component: ComponentType<Props>) => ComponentType<Props> = (same) => same,
): Promise<Loader> {
  const definitions = Object.entries(registries[kind]).map(([type, definition]) => {
    const load: BlockDefinition['load'] = async () => {
      const { component, schema } = await definition.load();
      return { component: wrap(component as ComponentType<unknown>) as never, schema };
    };
    return [type, { ...definition, load }] as const;
  });
  const loader = createLoader(Object.fromEntries(definitions));
  await Promise.all(loader.types.map((type) => loader.load(type)));
  return loader;
}

/** One block as a person writes it in JSX: its component and plain props. Everything that can be known is worked out beforehand. */
export function handwritten(kind: Kind, index: number, loader: Loader): (bound?: string) => ReactElement {
  const { Component, given } = madeOf(kind, index, loader);
  const name = partAt(kind, index).bound;
  const fixed = { ...plainProps(kind, index, loader), ...given };
  return (bound) => createElement(Component, bound === undefined ? { ...fixed } : { ...fixed, [name]: bound });
}

/** The same of props that arrive with each draw. */
export function handwrittenOf(kind: Kind, index: number, loader: Loader): (content: Props, bound?: string) => ReactElement {
  const { Component, given } = madeOf(kind, index, loader);
  const name = partAt(kind, index).bound;
  return (content, bound) =>
    createElement(Component, bound === undefined ? { ...content, ...given } : { ...content, ...given, [name]: bound });
}

function madeOf(kind: Kind, index: number, loader: Loader): { readonly Component: ComponentType<Props>; readonly given: Props } {
  const { component, schema } = loadedAt(kind, index, loader);
  const id = `block-${index + 1}`;
  const more = kind === 'registry' ? { text: schema.texts, data: {}, act: nothing } : {};
  return { Component: component as ComponentType<Props>, given: { id, key: id, language: 'en', ...more } };
}

/** What the content of a block would be for one language: plain texts, no rules. */
export const plainProps = (kind: Kind, index: number, loader: Loader): Props =>
  localise(partAt(kind, index).props, loadedAt(kind, index, loader).schema.localised, languages);

function loadedAt(kind: Kind, index: number, loader: Loader): LoadedBlock {
  const { type } = partAt(kind, index);
  const loaded = loader.get(type);
  if (!loaded) throw new Error(`The block ${type} did not arrive.`);
  return loaded;
}

const nothing = () => Promise.resolve({ ok: false, code: 'not-here' } as const);
