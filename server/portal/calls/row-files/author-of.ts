import type { Actor } from '../../../platform/http/index.ts';

/** Who asks for a run. Pure. */
export const authorOf = ({ actor }: { readonly actor: Actor }) => ({ actor: actor.sub, name: actor.name || actor.username });
