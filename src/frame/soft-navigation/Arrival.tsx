import { useEffect, useLayoutEffect, useRef } from 'react';
import { listSeparator } from '#locale/dates-and-numbers/list-separator';
import { announce, useAnnounced, useTitleParts } from '#ui';
import { filled } from '#locale/messages/filled';
import { wasSignedOut } from '../../auth/index.ts';
import { word } from '../../tenant/index.ts';
import { focusLanguageButton, takeLanguageChange, leadArrival, settleScroll, useLocation } from '../../router/index.ts';
import { useShown } from '../../visit/index.ts';

/**
 * What a browser does when a document arrives, done for a soft navigation: title, language, focus on the heading or on the link that was followed before, one polite
 * announcement. A block that the place before had too may keep the focus where it is in it (`data-keeps-focus`), as a list does that was sorted. The first arrival is the browser's own, unless the language was changed: then focus and announcement stay with that.
 */
export function Arrival(): null {
  const { key, pathname, search } = useLocation();
  const { title, visit, failure, notice } = useShown();
  // A page that failed and then loaded is a new arrival.
  const place = `${pathname}${search} ${failure?.status ?? ''}`;
  const arrivedAt = useRef(place);
  const { errors, lead } = useTitleParts();
  useAnnounced(!wasSignedOut(new URL(location.href)) && notice);
  useLayoutEffect(settleScroll, [key]);
  useEffect(() => {
    const whole = [lead, title].filter(Boolean).join(' – ');
    document.title = errors > 0 ? filled(word(visit?.site, 'portal.titleError'), { title: whole }) : whole;
  }, [errors, lead, title, visit]);
  useEffect(() => {
    if (visit) Object.assign(document.documentElement, { lang: visit.site.language, dir: visit.site.dir });
    const changed = takeLanguageChange();
    if (arrivedAt.current === place && !changed) return;
    arrivedAt.current = place;
    const language = visit?.site.tenant.languages.find(({ iso2Code }) => changed && iso2Code === visit.site.language);
    if (changed) focusLanguageButton();
    else leadArrival();
    announce(
      filled(word(visit?.site, 'portal.arrived'), {
        title: [language?.ownName, title].filter(Boolean).join(listSeparator(visit?.site.language ?? 'en')),
      }),
    );
  }, [place, title, visit]);
  return null;
}
