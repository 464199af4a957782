import { useShown } from '../visit/index.ts';
import { LinkOfAnother } from './banners/LinkOfAnother.tsx';
import { StillSignedIn } from './banners/StillSignedIn.tsx';
import { FormStays } from './leaving-form/FormStays.tsx';
import { Arrival } from './soft-navigation/Arrival.tsx';
import { Spinner } from './soft-navigation/Spinner.tsx';

/** What only a document that was taken over has: places opened within it, what leaving a form asks, whose a link is, and the notice of a sign-out that failed, when there may be no connection. */
export function HydratedParts() {
  const { visit } = useShown();
  return (
    <>
      <Arrival />
      {visit && <LinkOfAnother visit={visit} />}
      {visit && <StillSignedIn visit={visit} />}
      {visit && <FormStays key={visit.url.pathname} visit={visit} />}
      <Spinner />
    </>
  );
}
