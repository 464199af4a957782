import { accountParameter } from '#schemas/api';
import { LinkButton } from '#ui';
import { listPath } from '../../address/index.ts';
import { useShown, type Visit } from '../../visit/index.ts';
import { workspaceWord } from './workspace-words.ts';
import { MessagePage, Way } from '../message-page/MessagePage.tsx';

/** Parameters of an address that belong to the account that was shown, or to none. */
const ofAccount = [accountParameter, 'submissionId', 'isWorkspace'];

/** APP-04: the screen is about one account, and staff have not chosen it yet, or chose one that is not there. Choosing leads back here. */
export function ChooseAccount({ visit: { url, site } }: { readonly visit: Visit }) {
  const unknown = useShown().choosing === 'unknown';
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !ofAccount.includes(name)));
  const here = kept.size > 0 ? `${url.pathname}?${kept}` : url.pathname;
  const to = here.startsWith('/listing/') ? listPath : `${listPath}?${new URLSearchParams({ to: here })}`;
  return (
    <MessagePage
      heading={workspaceWord(site, unknown ? 'workspace.unknown' : 'workspace.choose')}
      message={workspaceWord(site, unknown ? 'workspace.unknownHint' : 'workspace.chooseHint')}
    >
      <Way>
        <LinkButton href={to}>{workspaceWord(site, 'workspace.toList')}</LinkButton>
      </Way>
    </MessagePage>
  );
}
