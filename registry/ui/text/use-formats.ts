import { useContext } from 'react';
import { formatsOf, type Formats } from '#schemas/shared/formats/formats-of';
import { FormatsContext } from './formats-context.ts';

/** Dates, money and numbers as the tenant's content sets them, in the language shown. */
export const useFormats = (language: string): Formats => formatsOf(useContext(FormatsContext), language);
