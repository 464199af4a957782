import { NoticeScreen } from '../../frame/index.ts';

/** ERR-03. */
export const NotFoundScreen = () => <NoticeScreen heading="notFound.heading" message="notFound.message" />;
