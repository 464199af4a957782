import type { Questions } from '../../content/index.ts';

/** The page that `/` shows (PAGE-01). */
const landing = 'registration';

/** The country that the sign-in of the portal begins with for telephone numbers (LOGIN-02), two letters; undefined where content names none. */
export async function signInCountry(questions: Pick<Questions, 'page'>): Promise<string | undefined> {
  const checked = await questions.page('public-page', landing).catch(() => null);
  const country = checked?.page?.blocks.find(({ type }) => type === 'login')?.props['country'];
  return typeof country === 'string' ? country : undefined;
}
