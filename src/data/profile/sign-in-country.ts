import type { SourceRequest } from '../source.ts';

/** The page that `/` shows (PAGE-01). */
const landing = 'registration';

/** The country that the sign-in of the portal begins with for telephone numbers (LOGIN-02), two letters; undefined where content names none. */
export async function signInCountry({ questions, blocks }: Pick<SourceRequest, 'questions' | 'blocks'>): Promise<string | undefined> {
  const checked = await questions.page('public-page', landing).catch(() => null);
  const signIn = checked?.page?.blocks.find(({ type }) => blocks.definition(type)?.screen === 'sign-in');
  const country = signIn?.props['country'];
  return typeof country === 'string' ? country : undefined;
}
