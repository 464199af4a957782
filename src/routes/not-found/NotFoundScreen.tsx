import { Notice } from '../../frame/index.ts';

/** ERR-03. */
export const NotFoundScreen = () => <Notice heading="notFound.heading" message="notFound.message" />;
