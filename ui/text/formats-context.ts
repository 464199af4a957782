import { createContext } from 'react';
import type { FormatSettings } from '#locale/dates-and-numbers/format-defaults';

/** The tenant's formats, given around every page; without them the defaults count. */
export const FormatsContext = createContext<FormatSettings | undefined>(undefined);
