import { useContext } from 'react';
import { inNumberingSystem } from '#locale/dates-and-numbers/intl';
import { FormatsContext } from './formats-context.ts';

/** The language shown, with the tenant's choice of digits: what `numberFormat` and texts with numbers are given. */
export const useLocale = (language: string): string => inNumberingSystem(language, useContext(FormatsContext)?.numberingSystem);
