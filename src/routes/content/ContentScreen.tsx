import { languageMark, pickHtml, pickTextFrom } from '#engine';
import { Page } from '#engine/react';
import { PageHeading, Prose } from '#ui';
import { ErrorScreen, VisitorNotice, WaitingScreen } from '../../frame/index.ts';
import { useShown } from '../../visit/index.ts';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import styles from './content-screen.module.css';

/** A page of content: heading, html, screenflow pages, blocks (PAGE-05, PAGE-08, PAGE-11). */
export function ContentScreen() {
  const { visit, body, failure, waiting, notice } = useShown();
  if (failure || !visit) return <ErrorScreen />;
  if (waiting) return <WaitingScreen />;
  if (!body) return <NotFoundScreen />;
  const { page } = body;
  const heading = pickTextFrom(page.title, visit.site);
  const html = [page.htmlContent, ...(page.content.pages ?? []).map((screen) => screen.html)].flatMap(
    (text) => pickHtml(text, visit.site) || [],
  );
  return (
    <>
      <PageHeading {...languageMark(heading?.from, visit.site)}>{heading?.text}</PageHeading>
      {notice && <VisitorNotice>{notice}</VisitorNotice>}
      {html.length > 0 && (
        <div className={styles.html} data-wrapped={page.isWrappedContent || undefined}>
          {html.map((text, index) => (
            <Prose key={index} html={text} />
          ))}
        </div>
      )}
      <Page prepared={body} host={visit.host} loader={visit.blocks} />
    </>
  );
}
