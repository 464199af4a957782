import { Drawing } from './Drawing.tsx';

/** Goes on to another place. Apart from the other icons, as every page has it. */
export const ArrowForward = () => <Drawing path="M4.5 12h15M13.5 6l6 6-6 6" directional />;
