/**
 * The icons that SurveyJS's buttons refer to by name. It writes its own ones into the page as html, which the policy of a page refuses:
 * its buttons would be empty.
 */
export function FormIcons() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {Object.entries(drawings).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </symbol>
      ))}
    </svg>
  );
}

const [plus, minus] = ['M12 5v14M5 12h14', 'M5 12h14'];
const drawings = {
  'delete-24x24': 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6',
  'expanddetails-16x16': plus,
  'collapsedetails-16x16': minus,
  'expand-16x16': plus,
  'collapse-16x16': minus,
} as const;
