import { workspaceWords } from '#schemas/tenant';
import { chosenBy } from '../../acting/index.ts';
import { wordsOf } from '../../tenant/index.ts';
import type { Visit } from '../../visit/index.ts';

const workspaceWord = wordsOf(workspaceWords);

/** REG-01: what heads the page of a registration, in words of the workspace. Visitors do not need them. */
export function headingForStaff({ acting, site }: Pick<Visit, 'acting' | 'site'>): { readonly title: string; readonly pageTitle: string } {
  const title = workspaceWord(site, chosenBy(acting) === undefined ? 'workspace.register' : 'workspace.update');
  return { title, pageTitle: title };
}
