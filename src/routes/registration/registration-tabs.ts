import type { Block } from '#engine';
import { tenantDefaults } from '#schemas/tenant';
import type { CheckedPage } from '../../content/index.ts';
import { registrationQuery } from '../../forms/index.ts';
import type { ShownPage, Visit } from '../../visit/index.ts';
import { screenPage } from '../screen-page.ts';

/** Scripts by which it is made, and its first form; the names are those of scripts/build/chunks.ts. Each leads to the next one: a slow line would ask for one after another. */
const modules = { login: ['registration'], form: ['registration', 'forms'] };

/** A page, and what its document is made of beside it. */
export interface TabbedPage extends CheckedPage {
  readonly shown?: Pick<ShownPage, 'queryRead' | 'modules'>;
}

type TabsContext = Pick<Visit, 'blocks' | 'acting' | 'site' | 'url'>;
type TabKey = 'register' | 'login';

/**
 * REG-01, REG-02: the page of a registration with its tabs: the block `registration` shows them; below it is the first form, or the sign-in of the
 * page. Staff at work see the form alone, below a heading that is of their work.
 */
export async function withTabs(visit: TabsContext, checked: CheckedPage): Promise<TabbedPage> {
  const { page, issues } = checked;
  const { workspace } = visit.acting;
  const screenOf = ({ type }: Block) => visit.blocks.definition(type)?.screen;
  const isMade = (block: Block): boolean => screenOf(block) === 'registration';
  const [block] = page?.blocks.filter(isMade) ?? [];
  if (!page || !block) return checked;
  const { about, paragraphs, ...others } = block.props;
  const keys = keysFor(
    visit,
    page.blocks.some((one) => screenOf(one) === 'sign-in'),
  );
  const current = currentTab(visit.url.searchParams.get('tab'), keys, others['opensWith'] === 'login' ? 'login' : 'register');
  const tabs = keys.map((key, index) => ({ key, href: `${visit.url.pathname}?tab=${index}`, current: key === current }));
  // All that content wrote, so that the engine finds what is wrong with it.
  const head = { ...block, props: { ...others, ...(workspace ? {} : { about, paragraphs }), tabs } };
  const form = current === 'register' ? firstForm(visit, page) : [];
  const blocks = page.blocks
    .filter((one) => one === block || (!workspace && !isMade(one) && (screenOf(one) !== 'sign-in' || current === 'login')))
    .flatMap((one) => (one === block ? [head, ...form] : [one]));
  const heading = workspace ? (await import('./heading-for-staff.ts')).headingForStaff(visit) : {};
  return {
    page: { ...page, ...heading, blocks },
    issues,
    shown: form.length > 0 ? { queryRead: registrationQuery, modules: modules.form } : { queryRead: ['tab'], modules: modules.login },
  };
}

function keysFor({ acting: { workspace }, site }: TabsContext, hasSignIn: boolean): readonly TabKey[] {
  const { canCreateRegistration = tenantDefaults.canCreateRegistration } = site.tenant;
  return [...(canCreateRegistration || workspace ? (['register'] as const) : []), ...(hasSignIn && !workspace ? (['login'] as const) : [])];
}

/** REG-02: of the numbers of an address only the first and the last tab's count. Pure. */
export function currentTab(asked: string | null, keys: readonly TabKey[], preferred: TabKey): TabKey | undefined {
  if (asked === '0') return keys[0];
  if (asked !== null && asked === String(keys.length - 1)) return keys.at(-1);
  return keys.includes(preferred) ? preferred : keys[0];
}

/** After every block of content, so that each keeps its place in the list and its issues name it. */
function firstForm(visit: TabsContext, { slug, title, blocks }: NonNullable<CheckedPage['page']>): readonly Block[] {
  const made = screenPage(visit, 'form', { slug, title }, { isSection: true })?.page?.blocks ?? [];
  return made.map((block) => ({ ...block, id: 'register', index: blocks.length }));
}
