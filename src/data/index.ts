import { claims } from './claims.ts';
import { form } from './form.ts';
import { forms } from './forms.ts';
import { navigation } from './navigation.ts';
import { session } from './session.ts';
import type { Sources } from './source.ts';

/** One source per need, by the need's name. */
export const sources: Sources = { navigation, session, forms, claims, form };
