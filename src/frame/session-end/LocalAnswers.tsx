import type { EndedPlace } from '../../auth/index.ts';
import type { Site } from '../../tenant/index.ts';
import { endingWord } from './ending-words.ts';

/** SES-02: what became of an open form when the session ended; nothing where no form was open. */
export function LocalAnswers({ site, place }: { readonly site: Site | undefined; readonly place: EndedPlace }) {
  return (
    <>
      {place.answersKept && <p>{endingWord(site, 'ending.answersKept')}</p>}
      {place.unsentFiles && <p>{endingWord(site, place.unsentFiles === 'kept' ? 'ending.filesKept' : 'ending.filesLost')}</p>}
    </>
  );
}
