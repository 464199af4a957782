import { Notice } from '../app/fault/Notice.tsx';

/** ERR-03. */
export const NotFoundScreen = () => <Notice heading="notFound.heading" message="notFound.message" />;
